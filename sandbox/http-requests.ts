/** Sends interactions to an address of the bot, signed, in the place of the gateway. */
import { generateKeyPairSync, sign } from 'node:crypto'
import type { Clock } from '../src/time/clock.ts'

/** Changes a request on its way, for requests that Discord does not send. */
export type Tamper = (request: { timestamp: string; body: string; signature: string }) => void

/** The address at which the bot takes interactions. */
export class HttpRequests {
  readonly #keys = generateKeyPairSync('ed25519')
  readonly #clock: Pick<Clock, 'now'>
  /** The address that the developer portal names; null: interactions go over the gateway. */
  #url: string | null = null
  /** The status of each answer, in order. */
  readonly answered: number[] = []

  /** @param clock of the signatures: real time */
  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  get url(): string | null {
    return this.#url
  }

  /** The public key of the application (hex). */
  get verifyKey(): string {
    return this.#keys.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  }

  /**
   * Enters an address, as in the developer portal: it must answer a PING, and refuse one with a wrong signature.
   *
   * @param url null: interactions go over the gateway again
   * @param signed when the requests say that they were signed; default: now
   *
   * @returns whether it is taken
   */
  async enter(url: string | null, signed = this.#clock.now()): Promise<boolean> {
    if (url !== null) {
      const forge: Tamper = (request) => {
        request.signature = '0'.repeat(128)
      }
      const forged = await this.#post(url, { type: 1 }, signed, forge)
      const pong = await this.#post(url, { type: 1 }, signed)
      const said = pong.status === 200 ? ((await pong.json()) as { type?: number }) : {}
      if (forged.status !== 401 || said.type !== 1) return false
    }
    this.#url = url
    return true
  }

  /** Sends something to the address. @returns the status of the answer; 0: nobody answers */
  async send(data: object, tamper?: Tamper): Promise<number> {
    const answer =
      this.#url === null ? null : await this.#post(this.#url, data, this.#clock.now(), tamper).catch(() => null)
    const status = answer?.status ?? 0
    this.answered.push(status)
    return status
  }

  #post(url: string, data: object, signed: Date, tamper: Tamper = () => {}): Promise<Response> {
    const body = JSON.stringify(data)
    const timestamp = String(Math.floor(signed.getTime() / 1000))
    const signature = sign(null, Buffer.from(timestamp + body), this.#keys.privateKey).toString('hex')
    const request = { timestamp, body, signature }
    tamper(request)
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature-ed25519': request.signature,
        'x-signature-timestamp': request.timestamp,
      },
      body: request.body,
    })
  }
}
