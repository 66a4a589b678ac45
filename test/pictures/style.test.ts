/** The colours of pictures can be told apart, and each icon is a shape of its own. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { look } from '../../src/games/young-jedi/look/index.ts'
import { CanvasPen } from '../../src/pictures/canvas-pen.ts'
import { drawIcon, ICONS } from '../../src/pictures/icons.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { COLOURS, PICTURE, sideStyle, TYPE } from '../../src/pictures/style.ts'
import { contrast, luminance } from './contrast.ts'

const WORDS = 4.5
const RINGS = 3

describe('the inks of pictures', () => {
  const grounds = [COLOURS.ground, COLOURS.strip, COLOURS.tray, COLOURS.fight, ...COLOURS.lanes]
  const inks = ['ink', 'white', 'soft', 'pale', 'warning', 'win', 'cube', 'lose'] as const

  it('can be read on every ground', () => {
    const poor = grounds.flatMap((ground) => inks.filter((ink) => contrast(COLOURS[ink], ground) < WORDS))
    expect(poor).toEqual([])
    expect(contrast(COLOURS.costInk, COLOURS.cost)).toBeGreaterThan(WORDS)
    expect(contrast(COLOURS.costInk, COLOURS.free)).toBeGreaterThan(WORDS)
    expect(contrast(COLOURS.chosenInk, COLOURS.chosen)).toBeGreaterThan(WORDS)
    expect(contrast(COLOURS.suggestedInk, COLOURS.suggested)).toBeGreaterThan(WORDS)
    expect(contrast(COLOURS.pillInk, COLOURS.pill)).toBeGreaterThan(WORDS)
    expect(contrast(COLOURS.white, COLOURS.plate)).toBeGreaterThan(WORDS)
  })

  it('show rings on every ground', () => {
    for (const ground of grounds) {
      expect(contrast(COLOURS.chosen, ground)).toBeGreaterThan(RINGS)
      expect(contrast(COLOURS.suggested, ground)).toBeGreaterThan(RINGS)
      expect(contrast(COLOURS.open, ground)).toBeGreaterThan(RINGS)
    }
  })
})

describe('the colours of sides', () => {
  const tiny = plainLook(['north', 'south'])
  const styles = [
    ...['dark', 'light', ''].map((side) => sideStyle(look.palette(side))),
    ...['north', 'south', ''].map((side) => sideStyle(tiny.palette(side))),
  ]

  it('let words be read on bands, rows, cards and places that are won', () => {
    for (const { band, row, card, ink, won } of styles) {
      for (const ground of [band, row]) {
        expect(contrast(COLOURS.white, ground)).toBeGreaterThan(WORDS)
        expect(contrast(COLOURS.pale, ground)).toBeGreaterThan(WORDS)
      }
      expect(contrast(ink, card)).toBeGreaterThan(WORDS)
      expect(contrast(COLOURS.white, won)).toBeGreaterThan(WORDS)
    }
  })

  it('set cards and signs off from bands', () => {
    for (const { band, edge, sign, ring } of styles) {
      for (const colour of [edge, sign, ring]) expect(contrast(colour, band)).toBeGreaterThan(RINGS)
    }
  })

  it('differ in brightness where they share a bar', () => {
    const [dark, light] = styles
    expect(dark?.stripe).not.toBe(light?.stripe)
    expect(Math.abs(luminance(dark!.card) - luminance(light!.card))).toBeGreaterThan(0.5)
  })
})

describe('letters', () => {
  it('are never smaller than a telephone can show', () => {
    const sizes = [...TYPE.moment, ...TYPE.total, ...TYPE.lane, TYPE.name, ...TYPE.text, TYPE.tile]
    expect(Math.min(...sizes)).toBe(TYPE.least)
    expect(TYPE.leastWord).toBeLessThan(TYPE.least)
    expect(PICTURE.height).toBeLessThan(PICTURE.tallest)
  })
})

describe('icons', () => {
  const SIZE = 48
  const drawn = (name: (typeof ICONS)[number]) => {
    const canvas = createCanvas(SIZE, SIZE)
    drawIcon(new CanvasPen(canvas.getContext('2d')), name, 0, 0, SIZE, '#ffffff')
    return canvas.data().toString('base64')
  }

  it('are all different, and none is empty', () => {
    const pictures = ICONS.map(drawn)
    expect(new Set([...pictures, createCanvas(SIZE, SIZE).data().toString('base64')]).size).toBe(ICONS.length + 1)
  })
})
