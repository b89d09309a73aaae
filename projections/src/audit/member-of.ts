/** The member whose wallet, membership or bank accounts or addresses a stream holds. */
export const memberOf = (stream: string): string | undefined => {
  const [category = '', uid] = stream.split('-', 2)
  return category === 'wallet' || category === 'member' || category === 'banks' || category === 'addresses'
    ? uid
    : undefined
}
