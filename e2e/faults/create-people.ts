import { type Answer, call, firstOf, newKey, register, type Session, signIn, upload } from '../lib/client.ts'
import type { Cluster } from '../lib/cluster.ts'
import { verifyMember } from '../lib/verify-member.ts'
import type { Person, Via, World } from './world.ts'

const members = 6
/** The money that each accomplice of the administrator gone bad begins with: much, so that a share of it is more than one may make alone. */
const stakes = { USD: '100000', USDC: '100000', USDT: '100000', BUSD: '100000', ETH: '30' }
const accompliceCount = 4
/** The worth of claims that one administrator may credit alone on a day, in USDC, in the storm: a little of what a fill or a cycle may win. */
export const creditedAlone = '2000'
/** A network whose pool of addresses is empty. */
export const poolNetwork = 'POLYGON'
/** A group of users whose FPS payments are smaller than those of others, who send more than `most`. */
export const smallGroup = { code: 'storm', most: '600' }
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])
const hongKong = {
  account_type: 3,
  beneficiaryname: 'Storm',
  accountnumber: '123-456789-001',
  bankaddress_bankname: 'Harbour Bank',
  terms: true,
}

/** Two of the demo's members and some new ones, verified and with money; two administrators; and how others join. */
export const createPeople = async ({
  bases,
}: Pick<Cluster, 'bases'>): Promise<
  Pick<World, 'people' | 'admin' | 'second' | 'goneBad' | 'accomplices' | 'cardTypes' | 'verify' | 'join'>
> => {
  const base = bases[0] as string
  const admin = await officer(base, 'admin@example.com')
  const second = await officer(base, 'admin2@example.com')
  const verify = async (uid: string) => {
    // Another API process may not know the member yet, or be away: asked again until it is done.
    for (const to of Array.from({ length: 100 }, () => bases).flat()) {
      const done = verifyMember({ ...admin.session, base: to }, { ...second.session, base: to }, uid)
      if (await done.then(() => true, isVerified)) return
    }
  }
  const isVerified = (error: unknown) => /ALREADY_VERIFIED/.test(String(error))
  // Refused when an earlier storm on this platform has left them.
  const franc = {
    currency_code: 'CHF',
    currency_name: 'Swiss Franc',
    type: 1,
    on_request: 1,
    currency_img: '/currencies/usd.svg',
  }
  /** Two administrators do what one of them may not do alone. */
  const byTwo = async (path: string, body: Record<string, unknown>) => {
    const { proposal } = (await call(admin.session, 'POST', path, body)).body
    if (proposal) await told(second.session, '/proposals/approve', { id: proposal })
  }
  await byTwo('/sysinvitecodes', { code: 'STORM', award_amount: '3' })
  const cardTypes = await bringIn(admin, second)
  await call(admin.session, 'POST', '/currencys', franc)
  await call(admin.session, 'POST', '/sysconfigs', { field_code: 'cardWixpayStatus', field_value: '1' })
  const finance = { proposers: ['finance', 'superadmin'], deciders: ['finance', 'superadmin'] }
  await byTwo('/policies', {
    act: 'claim-credit',
    alone: creditedAlone,
    ...finance,
    reason: 'for the storm',
  })
  await call(admin.session, 'POST', '/networks', { network_code: poolNetwork, network_name: 'Polygon' })
  await call(admin.session, 'POST', '/fixednetworks', { currency: 'USDC', network_code: poolNetwork })
  const join = async (via: Via): Promise<Person> => {
    const { email, uid } = await via(async at => {
      const email = `storm-${newKey()}@example.com`
      return { email, uid: await register(at, email) }
    })
    await verify(uid)
    return personOf(via, email, admin)
  }
  const here: Via = work => work(base)
  const people: Person[] = []
  for (const email of ['ada@example.com', 'ben@example.com']) people.push(await personOf(here, email, admin))
  while (people.length < members) people.push(await join(here))
  // More than one administrator may give alone, so that each of the two keeps what they may do alone.
  for (const { uid } of people)
    for (const currency of ['USD', 'USDC'])
      await byTwo('/transactions', { uid, currency, amount: '1100', reason: 'to begin with' })
  const accomplices: Person[] = []
  while (accomplices.length < accompliceCount) accomplices.push(await join(here))
  for (const { uid } of accomplices)
    for (const [currency, amount] of Object.entries(stakes))
      await byTwo('/transactions', { uid, currency, amount, reason: 'to begin with' })
  const goneBad = await promoted(base, await join(here), admin, second)
  return { people, admin, second, goneBad, accomplices, cardTypes, verify, join }
}

/** Brings in a group of users and two types of cards, unless an earlier storm on this platform has; gives the types that are offered. */
const bringIn = async (admin: Person, second: Person): Promise<readonly string[]> => {
  const names = Object.fromEntries(['', '_zh', '_sc', '_ja'].map(end => [`group_name${end}`, 'Storm']))
  const entries = [
    ['/usergroups', { group_code: smallGroup.code, ...names, fps_max: smallGroup.most }],
    ['/cardtypes', { name: 'Storm', opening_fee: '60', initial_balance: '5' }],
    ['/cardtypes', { name: 'Gale', opening_fee: '40', monthly_fee: '2' }],
  ] as const
  for (const [path, entry] of entries) {
    const { body } = await call(admin.session, 'POST', path, { ...entry, reason: 'for the storm' })
    if (body.proposal) await told(second.session, '/proposals/approve', { id: body.proposal })
  }
  const offered = await call(admin.session, 'GET', '/cardtypes/offered')
  return (offered.body.data as readonly { readonly id: string }[]).map(({ id }) => id)
}

/** A member whom two superadministrators have made one of them. */
const promoted = async (
  base: string,
  { uid, session }: Person,
  admin: Person,
  second: Person,
): Promise<Person> => {
  const asked = await call(admin.session, 'POST', '/user/role', {
    uid,
    role: 'superadmin',
    reason: 'a third one',
  })
  await told(second.session, '/proposals/approve', { id: asked.body.proposal })
  return officer(base, session.email)
}

const officer = async (base: string, email: string): Promise<Person> => {
  const session = await signIn(base, email)
  return { session, uid: await uidOf(session), bankId: '', proof: '' }
}

const personOf = async (via: Via, email: string, admin: Person): Promise<Person> => {
  const session = await via(base => signIn(base, email))
  const by = ({ session }: Pick<Person, 'session'>, path: string, body: Record<string, unknown>) => {
    const key = newKey()
    return via(base => told({ ...session, base }, path, body, key))
  }
  const { id: proof } = firstOf<{ id: string }>(await via(base => upload({ ...session, base }, png)))
  const { id: bankId } = firstOf<{ id: string }>(await by({ session }, '/bank/create', hongKong))
  // The first of their stream.
  await by(admin, '/bank/approve', { id: bankId, version: 0 })
  return { session, uid: await via(base => uidOf({ ...session, base })), bankId, proof }
}

const uidOf = async (session: Session) =>
  firstOf<{ uid: string }>(await call(session, 'GET', '/user/userinfo')).uid

const told = async (
  session: Session,
  path: string,
  body: Record<string, unknown>,
  idempotencyKey?: string,
): Promise<Answer> => {
  const answer = await call(session, 'POST', path, body, { idempotencyKey })
  if (answer.body.code !== 'WAITS_FOR_SECOND') firstOf(answer)
  return answer
}
