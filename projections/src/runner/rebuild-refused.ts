import type { Pool, PoolClient } from 'pg'
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

/** The log's chain is not whole: tables made from it now would take the place of the last that show what it was. */
export class LogChanged extends RebuildRefused {
  override readonly name = 'LogChanged'

  constructor() {
    super(
      'the log is not as it was written: keep what is there, it is evidence, and make nothing anew until the log is mended',
    )
  }
}

/** Refuses (`LogChanged`) while the last proof says that the log's chain is not whole. */
export const refuseIfChanged = async (db: Pool | PoolClient): Promise<void> => {
  const { rowCount } = await db.query('select from views.proof where chain_whole is false')
  if (rowCount) throw new LogChanged()
}
