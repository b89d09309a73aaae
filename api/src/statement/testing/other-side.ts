import type { Api, Person } from '../../testing/api.ts'
import { filter } from '../../testing/money.ts'

/** The newest line of a kind as its member reads it in the list and opened, and all that `reader`, somebody else, reads of it. */
export const otherSideOf = async (api: Api, member: Person, type: string, reader: Person) => {
  const listFor = async (as: Person) =>
    (await api.get(`/usertransactions/list/${member.uid}/S/${filter({ type, limit: 1 })}`, { as })).body
  const line = (await listFor(member)).data.data[0]
  const id = encodeURIComponent(`${member.uid}.${line.id}`)
  const opened = await api.get(`/transactions/${encodeURIComponent(line.id)}/S`, { as: member })
  const seen = await api.get(`/transactions/${id}/S`, { as: reader })
  return {
    listed: line.counterparty_name as string | null,
    opened: opened.body.data[0].other_side as object | null,
    byOthers: JSON.stringify([await listFor(reader), seen.body]),
  }
}
