import { askOutside } from '@strongroom/projections/outside'
import type { Config } from '@strongroom/shared/config'

/** Sends one message to a phone. Rejects when it was not taken. `number` in the form +85291234567. */
export type Gateway = (message: { readonly number: string; readonly text: string }) => Promise<void>

/** The gateway works, and does not take this number or text. */
class NumberRefused extends Error {
  override readonly name = 'NumberRefused'
}

const patienceMs = 10_000

/** A gateway that takes `{ "to", "text" }` as JSON by POST, and says with a 2xx that it has. */
export const httpGateway =
  (url: string): Gateway =>
  async ({ number, text }) => {
    const { ok, status } = await askOutside(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: number, text }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (status === 400 || status === 422) throw new NumberRefused()
    if (!ok) throw new Error(`the gateway answered ${status}`)
  }

/** Whether a message can be sent to a phone: through a gateway, or into the development mailbox. */
export const canSendMessages = ({ smsUrl, devMailbox }: Pick<Config, 'smsUrl' | 'devMailbox'>): boolean =>
  smsUrl !== undefined || devMailbox
