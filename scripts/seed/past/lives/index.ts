import type { Case, Demo } from '../demo.ts'
import { adasLife } from './ada.ts'
import { bensLife } from './ben.ts'
import { deesLife } from './dee.ts'
import { waitingCases } from './waiting.ts'

/** Everything that happens to the demo's members between their first money and today, in no order. */
export const livesOf = (demo: Demo): readonly Case[] =>
  [adasLife, bensLife, deesLife, waitingCases].flatMap(life => life(demo))
