import { randomBytes } from 'node:crypto'
import { Decimal } from '@strongroom/shared'

/** Parts have up to eighteen decimal places, or those of the amount where it has more. */
const PLACES = 18
const [FEWEST, MOST] = [2n, 4n]

/** A whole number from 0 to below `bound`, each as likely as the others but for one in 2^64. */
export type Draw = (bound: bigint) => bigint

const drawBytes: Draw = bound => {
  const bytes = Math.ceil(bound.toString(16).length / 2) + 8
  return BigInt(`0x${randomBytes(bytes).toString('hex')}`) % bound
}

/**
 * An amount above zero as two to four parts of random sizes that add up to it: whoever sees one part does not know the amount. All
 * are decimal strings without idle zeros. An amount of fewer units than parts has as many parts as units.
 */
export const splitAmount = (amount: string, draw: Draw = drawBytes): readonly string[] => {
  const whole = new Decimal(amount)
  const places = Math.max(PLACES, whole.decimalPlaces())
  const units = BigInt(whole.times(`1e${places}`).toFixed(0))
  const wanted = FEWEST + draw(MOST - FEWEST + 1n)
  const parts = units < wanted ? units : wanted
  const cuts = new Set<bigint>()
  while (BigInt(cuts.size) < parts - 1n) cuts.add(1n + draw(units - 1n))
  const ends = [...cuts, units].toSorted((a, b) => (a < b ? -1 : 1))
  return ends.map((end, at) => decimalOf(end - (ends[at - 1] ?? 0n), places))
}

const decimalOf = (units: bigint, places: number): string =>
  new Decimal(units.toString()).div(`1e${places}`).toFixed()
