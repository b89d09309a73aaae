import type { EventRow } from '@strongroom/projections/audit'

type Told = Pick<EventRow, 'stream' | 'data'>

/** In wallets each event is a movement of its own, which replaces nothing. */
const ofMovements = ({ stream }: Told) => stream.startsWith('wallet-')

const isId = (field: string) => field === 'id' || field.endsWith('Id')

/** Whether two events speak of the same thing: they share a field, and no id of theirs differs. */
const areAboutTheSame = (event: Told, other: Told): boolean => {
  const shared = Object.keys(event.data).filter(field => field in other.data)
  const [ids, values] = [shared.filter(isId), shared.filter(field => !isId(field))]
  return values.length > 0 && ids.every(field => event.data[field] === other.data[field])
}

/** The newest of a stream's earlier events (newest first) that says something of the fields that this one is about. */
export const lastAbout = <E extends Told>(event: Told, earlier: readonly E[]): E | undefined =>
  ofMovements(event) ? undefined : earlier.find(other => areAboutTheSame(event, other))
