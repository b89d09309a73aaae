import { derivedId } from '@strongroom/ledger/eventlog'
import { newKey } from '../../lib/client.ts'
import { smallGroup } from '../create-people.ts'
import { type Person, step, type World } from '../world.ts'
import { making } from './movement.ts'

const about = { movement: 'user group', fact: 'UserGroupSet', path: '/user/setgroup' }

/** Puts a member into the group, or out of it. What is better for the member takes the other administrator, who applies it. */
const put = (world: World, { uid }: Person, user_group: string | null, takesTwo: boolean) => {
  const by = world.random.of([world.admin, world.second])
  const key = newKey()
  const asked = derivedId('idempotency', by.uid, key)
  const id = takesTwo ? derivedId(asked, 'applied') : asked
  return step(world, { ...about, uid, by, id, key, body: { uid, user_group, reason: 'as agreed' } })
}

/** More than a member of the group may send in by FPS, and less than others may. */
const sendMuch = (world: World, by: Person) => {
  const body = { hkdAmount: String(Number(smallGroup.most) + 100), receipt: by.proof }
  const sent = { movement: 'FPS top-up', fact: 'FpsTopUpSubmitted', path: '/userfpsrecharges', body }
  return step(world, { ...sent, uid: by.uid, by })
}

const inGroup = new WeakMap<World, Set<Person>>()
/** The members who are in the group, or on their way: a second act about one would write nothing. */
const groupOf = (world: World): Set<Person> => {
  const found = inGroup.get(world) ?? new Set()
  inGroup.set(world, found)
  return found
}

/** A member comes into a group and is held to its limit, and leaves it again and is held to the usual one. */
const membership = async (world: World) => {
  const there = groupOf(world)
  const by = world.random.of(world.people)
  if (there.has(by)) return
  there.add(by)
  if (!(await put(world, by, smallGroup.code, false))) return
  if (await sendMuch(world, by)) world.wrong.push(`${by.uid} sent more than the group's limit`)
  if (!(await put(world, by, null, true))) return
  if (!(await sendMuch(world, by))) world.wrong.push(`${by.uid} is held to the limit of a group left`)
  there.delete(by)
}

export const groups = making([], [{ name: 'user group', make: membership }])
