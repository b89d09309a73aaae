import type { Case, Demo } from '../demo.ts'
import { isPaid } from '../payments.ts'
import { adasLife } from './ada.ts'
import { bensLife, lastPayment } from './ben.ts'
import { deesLife } from './dee.ts'
import { waitingCases } from './waiting.ts'

/** Everything that happens to the demo's members between their first money and the end of their past, in no order. */
export const livesOf = (demo: Demo): readonly Case[] =>
  [adasLife, bensLife, deesLife, waitingCases].flatMap(life => life(demo))

/** Whether everything has happened: one payment is the last of all. */
export const hasLived = (demo: Demo): Promise<boolean> => isPaid(demo, lastPayment)
