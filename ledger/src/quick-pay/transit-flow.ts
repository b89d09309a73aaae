import type { Metadata } from '../eventlog/envelope.ts'

type Dated = { readonly metadata: Pick<Metadata, 'at'> }

/** So long money may be on its way before the process that sends it leaves it to the worker: longer than any append is tried for. */
const LATE_MS = 5 * 60_000

/**
 * Whether money that left a wallet with this event has been on its way for so long that the worker alone brings it on. Processes
 * then look whether the other stream is whole before they write to it, for what cannot arrive goes back.
 */
export const isLate = ({ metadata }: Dated, now: Date): boolean =>
  now.getTime() - Date.parse(metadata.at) > LATE_MS

/** Whether money has been on its way for so long that it may go back: twice as long, so that no process tries to put it anywhere. */
export const mayGoBack = ({ metadata }: Dated, now: Date): boolean =>
  now.getTime() - Date.parse(metadata.at) > 2 * LATE_MS
