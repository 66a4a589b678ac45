import { writeFileSync } from 'node:fs'
import { youngJedi } from './src/games/young-jedi/index.ts'
import { CardPictures } from './src/pictures/card-pictures.ts'
import { shownScene } from './src/discord/table/scene-pictures.ts'
const game = youngJedi as any
const lists = game.decks('full')
const deck = (s: string) => lists.filter((d: any) => d.seat === s || d.side === s)[0]
console.log(Object.keys(lists[0]))
let step = game.setup({ format: 'starter', rules: {} }, { dark: game.decks('starter').find((d: any) => d.seat === 'dark').list, light: game.decks('starter').find((d: any) => d.seat === 'light').list }, 'seed 3')
let state = step.state
const art = new CardPictures({ 'young-jedi': game } as any)
const seen = new Set<string>()
const lang = (process.argv[2] ?? 'en') as 'en' | 'fr'
for (let i = 0; i < 400 && seen.size < 14; i++) {
  const [d] = game.decisions(state)
  if (d === undefined) break
  const view = game.view(state, d.seat)
  const voice = { language: lang, names: { dark: 'Anna', light: 'Bob' }, reader: d.seat }
  const kind = d.kind
  if (i > 6 && (!seen.has(kind) || (kind === 'deploy' && i % 7 === 0))) {
    seen.add(kind)
    const g = game.panels.suggest(d, view)
    const q = game.panels.ask(d, view, { choose: g?.choose, arrange: g?.arrange, number: g?.number, suggested: true }, voice)
    const t = Date.now()
    const { png, alt } = await art.scene('young-jedi', shownScene(game, q.scene(), lang))
    console.log(`== ${kind} ${Date.now() - t}ms ${png.length} bytes\n${q.question}\n${q.below} ${q.final}\n`, q.actions.map((a: any) => `[${a.look}] ${a.label} ${a.exit ?? ''} ${a.next ?? ''}`), q.list && [q.list.placeholder, q.list.entries.slice(0, 4).map((e: any) => e.label + ' :: ' + e.hint)], q.more.map((m: any) => m.label))
    writeFileSync(`/tmp/sc-${lang}-${kind}-${i}.png`, png)
  }
  const a = game.policies.practice(view, d, null)
  state = (game.play(state, d.seat, [a]) as any).state
}
