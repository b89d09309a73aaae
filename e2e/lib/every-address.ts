import { addressesOfWeb } from '../../scripts/addresses-of-web.ts'

/** Values for the parameters of addresses. A deposit has no number before there is one; its screen has a journey of its own. */
const given: Readonly<Record<string, string>> = { $currency: 'USD', $uid: '100046', $group: 'cryptoapiset' }
const filled = (path: string) => path.replaceAll(/\$\w+/g, name => given[name] ?? name)

const VISITOR = [
  '/',
  '/register',
  '/forgetpassword',
  '/cardbalance',
  '/csr',
  '/accountdeleted',
  '/verify',
  '/proof',
  '/status',
  '/notme',
  '/keepallowlist',
  '/hk',
]
/** Pages for everybody that members see in their own frame. */
const FRAMED = ['/csr']
/** Whether a page is for everybody. */
const isPublic = (path: string) => VISITOR.includes(path) || path.startsWith('/user/') || path === '/user'

const isOffice = (path: string) => path.startsWith('/admin')

/** A person, and which addresses are theirs; without an e-mail address, a visitor. */
export type Reader = { readonly email?: string; readonly sees: (path: string) => boolean }

export const readers: readonly Reader[] = [
  { email: 'ada@example.com', sees: path => !isOffice(path) && (!isPublic(path) || FRAMED.includes(path)) },
  { email: 'admin@example.com', sees: isOffice },
  { sees: isPublic },
]

/** Addresses whose parameters are known. */
export const knownAddresses = (): readonly string[] =>
  addressesOfWeb()
    .map(filled)
    .filter(path => !path.includes('$'))

/** Addresses of one row each, by the pattern that a link to such a row has. */
export const addressesOfRows = (): readonly { readonly path: string; readonly pattern: RegExp }[] =>
  addressesOfWeb()
    .map(filled)
    .filter(path => path.includes('$'))
    .map(path => ({ path, pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/?]+')}$`) }))
