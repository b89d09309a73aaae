import { type Answer, call, firstOf, register, type Session, signIn, upload } from '../lib/client.ts'
import type { Cluster } from '../lib/cluster.ts'
import type { Person, World } from './world.ts'

const members = 6
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4])
const hongKong = {
  account_type: 3,
  beneficiaryname: 'Storm',
  accountnumber: '123-456789-001',
  bankaddress_bankname: 'Harbour Bank',
  terms: true,
}

/** Two of the demo's members and some new ones, verified and with money; and two administrators. */
export const gather = async ({
  bases,
}: Pick<Cluster, 'bases'>): Promise<Pick<World, 'people' | 'admin' | 'second' | 'verify'>> => {
  const base = bases[0] as string
  const admin = await officer(base, 'admin@example.com')
  const second = await officer(base, 'admin2@example.com')
  const office = (path: string, body: Record<string, unknown>) => told(admin.session, path, body)
  const verify = async (uid: string) => {
    // Another API process may not know the member yet, or be away: asked again until it is done.
    for (const to of Array.from({ length: 100 }, () => bases).flat()) {
      const session = { ...admin.session, base: to }
      if (await told(session, '/userkycs/audit', { uid, kyc_status: 1 }).catch(() => undefined)) return
    }
  }
  // Refused when an earlier storm on this platform has left them.
  const franc = { currency_code: 'CHF', currency_name: 'Swiss Franc', type: 1, on_request: 1 }
  await call(admin.session, 'POST', '/sysinvitecodes', { code: 'STORM', award_amount: '3' })
  await call(admin.session, 'POST', '/currencys', franc)
  const people: Person[] = []
  for (const email of ['ada@example.com', 'ben@example.com']) people.push(await personOf(base, email, office))
  for (let i = people.length; i < members; i++) {
    const email = `storm-${i}-${Date.now()}@example.com`
    await verify(await register(base, email))
    people.push(await personOf(base, email, office))
  }
  return { people, admin, second, verify }
}

const officer = async (base: string, email: string): Promise<Person> => {
  const session = await signIn(base, email)
  return { session, uid: await uidOf(session), bankId: '', proof: '' }
}

const personOf = async (
  base: string,
  email: string,
  office: (path: string, body: Record<string, unknown>) => Promise<Answer>,
): Promise<Person> => {
  const session = await signIn(base, email)
  const { id: proof } = firstOf<{ id: string }>(await upload(session, png))
  const { id: bankId } = firstOf<{ id: string }>(await told(session, '/bank/create', hongKong))
  await office('/bank/approve', { id: bankId })
  const uid = await uidOf(session)
  for (const currency of ['USD', 'USDC'])
    await office('/transactions', { uid, currency, amount: '900', reason: 'to begin with' })
  return { session, uid, bankId, proof }
}

const uidOf = async (session: Session) =>
  firstOf<{ uid: string }>(await call(session, 'GET', '/user/userinfo')).uid

const told = async (session: Session, path: string, body: Record<string, unknown>): Promise<Answer> => {
  const answer = await call(session, 'POST', path, body)
  firstOf(answer)
  return answer
}
