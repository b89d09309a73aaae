import { Decimal } from '@strongroom/shared'
import { type Conversion, conversionsOf, type TariffBook, type WorthOf } from './conversions.ts'

/** Whether what goes once around has become more. */
const wins = (cycle: readonly Pick<Conversion, 'gives' | 'takes'>[]): boolean => {
  const product = (side: 'gives' | 'takes') =>
    cycle.reduce((sum, each) => sum.times(each[side]), new Decimal(1))
  return product('gives').gt(product('takes'))
}

/** Whether any way back, by one conversion or two, makes a round trip that wins. */
const isInWinningCycle = (conversion: Conversion, all: readonly Conversion[]): boolean =>
  all
    .filter(({ from }) => from === conversion.to)
    .some(
      second =>
        (second.to === conversion.from && wins([conversion, second])) ||
        all.some(
          ({ from, to, ...third }) =>
            from === second.to && to === conversion.from && wins([conversion, second, third]),
        ),
    )

/**
 * Whether a member who converts at the house's price, and goes back outside, wins. Where no price is known outside, what the
 * member got before is the measure. An order is measured when it is filled, so only its price has to be known.
 */
const beatsMarket = (
  { from, to, gives, takes, isOrder }: Conversion,
  worthOf: WorthOf,
  before: Conversion | undefined,
): boolean => {
  const [given, got] = [worthOf(from), worthOf(to)]
  if (given && got)
    return (
      !isOrder &&
      wins([
        { gives, takes },
        { gives: got, takes: given },
      ])
    )
  return (
    before === undefined ||
    wins([
      { gives, takes },
      { gives: before.takes, takes: before.gives },
    ])
  )
}

/** The tariffs before a change and after it. */
type TariffChange = { readonly before: TariffBook; readonly after: TariffBook }

/** The conversions that a change sets, each with the one before it. A price outside, which no administrator moves, sets none. */
const setBy = ({ before, after }: TariffChange, worthOf: WorthOf) => {
  const known = new Map(conversionsOf(before, worthOf).map(each => [each.id, each]))
  return conversionsOf(after, worthOf).flatMap(conversion => {
    const last = known.get(conversion.id)
    const isSame =
      last !== undefined &&
      last.from === conversion.from &&
      last.to === conversion.to &&
      last.gives.times(conversion.takes).eq(conversion.gives.times(last.takes))
    return isSame ? [] : [{ conversion, last }]
  })
}

/**
 * Whether a change sets a rate, price, fee or ratio by which members win: around a cycle of up to three conversions, after the
 * lowest fees, whoever moved its other legs and when; or against the prices outside.
 */
export const letsMembersWin = (change: TariffChange, worthOf: WorthOf): boolean => {
  const all = conversionsOf(change.after, worthOf)
  return setBy(change, worthOf).some(
    ({ conversion, last }) => isInWinningCycle(conversion, all) || beatsMarket(conversion, worthOf, last),
  )
}

/** The currencies whose prices outside `letsMembersWin` asks for; none where a change sets no conversion. */
export const currenciesSetBy = (change: TariffChange): readonly string[] => {
  const anyWorth = () => new Decimal(1)
  if (setBy(change, anyWorth).length === 0) return []
  return [...new Set(conversionsOf(change.after, anyWorth).flatMap(({ from, to }) => [from, to]))]
}

/** The tariffs with one entry put in place of another; null takes it away. */
export const bookWith = (
  book: TariffBook,
  { kind, id, after }: { readonly kind: string; readonly id: string; readonly after: object | null },
): TariffBook => ({
  get: (asked, of) => (asked === kind && of === id ? ((after ?? undefined) as never) : book.get(asked, of)),
  list: asked => {
    if (asked !== kind) return book.list(asked)
    const others = book.list(asked).filter(entry => entry.id !== id)
    return after ? [...others, { ...after, id } as never] : others
  },
})
