import type { DifferingMoney } from './compare.ts'

/** The request cannot be carried out as things stand; the message tells an operator why. */
export class RebuildRefused extends Error {
  override readonly name: string = 'RebuildRefused'
}

/** The rebuild has other money than the live tables. It is put in place when an operator names the amounts. */
export class MoneyDiffers extends RebuildRefused {
  override readonly name = 'MoneyDiffers'
  readonly differing: readonly DifferingMoney[]

  constructor(projection: string, differing: readonly DifferingMoney[]) {
    super(
      `${projection} and its rebuild differ by ${differing.map(({ unit, amount }) => `${amount} ${unit}`).join(', ')}: name these amounts to put it in place`,
    )
    this.differing = differing
  }
}

/** Another process rebuilds this projection at this moment. */
export class RebuildRunning extends RebuildRefused {
  override readonly name = 'RebuildRunning'
}
