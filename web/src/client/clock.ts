/** Less than this is no difference: the server tells its time in whole seconds, and an answer takes a while. */
const SAME_MS = 5_000

/** How far the server's clock is ahead of this device's. */
let aheadMs = 0

/** Told by every answer. */
export function noteServerTime(response: Response): void {
  const theirs = Date.parse(response.headers.get('Date') ?? '')
  if (Number.isNaN(theirs)) return
  const ahead = theirs - Date.now()
  aheadMs = Math.abs(ahead) < SAME_MS ? 0 : ahead
}

/** When an instant of the server's comes by this device's clock, epoch milliseconds: what is counted down to must not end early because the device is wrong. */
export const onThisClock = (iso: string): number => Date.parse(iso) - aheadMs
