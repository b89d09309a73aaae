/** Words by which a stranger could pass for the house, its administrators, or anybody at all. */
const reserved: ReadonlySet<string> = new Set(
  `admin administrator all anybody api auditor bank card cards contact customer customerservice everybody finance help helpdesk house
   info legal mail me moderator nobody noreply null official operator pay paycode payments postmaster quickpay refund refunds root
   security service staff strongroom support system team treasury undefined vault wallet webmaster`.split(
    /\s+/,
  ),
)

const LOOKS_LIKE: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** A handle as it is read at a glance: without its dots and underscores, digits as the letters they look like. */
const glance = (handle: string): string =>
  handle.replaceAll(/[._]/g, '').replaceAll(/[013457]/g, digit => LOOKS_LIKE[digit] ?? digit)

/** Whether a handle (in small letters) is kept from members: a word of the list, or anything that names the house. */
export const isReserved = (handle: string): boolean => {
  const read = glance(handle)
  return read.includes('strongroom') || reserved.has(read)
}
