/** An allow-list that was turned on, with the time of its end once that was asked for. */
export type AllowList = { readonly endsAt?: string | undefined }

/**
 * How an allow-list stands at a time. Times are ISO 8601 in UTC, as `toISOString` writes them, so that their texts compare.
 * `endsAt` is there only while the end is still to come.
 */
export const allowListAt = (
  list: AllowList | undefined,
  now: string,
): { readonly isOn: boolean; readonly endsAt?: string } => {
  if (!list) return { isOn: false }
  if (list.endsAt === undefined) return { isOn: true }
  return now < list.endsAt ? { isOn: true, endsAt: list.endsAt } : { isOn: false }
}

type Book = {
  readonly allowList?: AllowList | undefined
  readonly book: Readonly<Record<string, { readonly usableFrom?: string | undefined }>>
}

/** From when on money goes to an address of the book, where that is still to come; nothing when it goes now. */
export const restsUntil = ({ allowList, book }: Book, addressId: string, now: string): string | undefined => {
  const from = book[addressId]?.usableFrom
  return from !== undefined && allowListAt(allowList, now).isOn && now < from ? from : undefined
}
