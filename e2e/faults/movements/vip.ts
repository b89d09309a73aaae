import { oneOf, type Person, step, type World } from '../world.ts'
import { making } from './movement.ts'

const about = (uid: string) => ({ movement: 'VIP application', uid })

const apply = (world: World, by: Person) => {
  const body = { bankId: by.bankId, file: by.proof, volume: 1, terms: true }
  return step(world, { ...about(by.uid), fact: 'VipApplied', by, path: '/user/applyvip', body })
}

const approve = (world: World, uid: string, id: string, level: number) => {
  const approved = {
    fact: 'VipApplicationApproved',
    path: '/user/approvevip',
    body: { id, vip_level: level },
  } as const
  return step(world, { ...about(uid), ...approved, by: world.admin, id })
}

const reject = (world: World, uid: string, id: string) => {
  const body = { id, reason: 'the statement is too old' }
  const rejected = { fact: 'VipApplicationRejected', path: '/user/rejectvip', body } as const
  return step(world, { ...about(uid), ...rejected, by: world.second, id })
}

/** Gives a member a VIP level in the one way there is. */
export const raise = async (world: World, by: Person, level: number): Promise<void> => {
  const id = await apply(world, by)
  if (id) await approve(world, by.uid, id, level)
}

/** Two administrators decide at once, differently: one of them does. Applied for again meanwhile, it is refused. */
const application = async (world: World) => {
  const by = world.random.of(world.people)
  const id = await apply(world, by)
  if (!id) return
  // A higher one takes two administrators.
  const level = world.random.between(1, 2)
  await oneOf(world, `VIP application ${id}`, [approve(world, by.uid, id, level), reject(world, by.uid, id)])
}

export const vip = making([], [{ name: 'VIP application', make: application }])
