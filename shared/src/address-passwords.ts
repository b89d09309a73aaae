type Environment = Readonly<Record<string, string | undefined>>

/** The variables of passwords, each with that of the address it belongs to. */
export const addressPasswords = {
  DATABASE_PASSWORD: 'DATABASE_URL',
  EVENTSTORE_PASSWORD: 'EVENTSTORE_URL',
  REDIS_PASSWORD: 'REDIS_URL',
} as const
type PasswordVariable = keyof typeof addressPasswords

const isPassword = (name: string): name is PasswordVariable => name in addressPasswords
const passwordVariables = Object.keys(addressPasswords).filter(isPassword)

/** Scheme, user, password where there is one, and the rest. Of a cluster the rest names several hosts. */
const ADDRESS = /^([^:/?#]+:\/\/)(?:([^:@/?#]*)(:[^@/?#]*)?@)?(.*)$/s

/**
 * The environment with each password of a variable of its own in its address, as addresses spell it: there `@ / : #` have a
 * meaning of their own. What has one already is left as it is; `passwordProblems` refuses it.
 */
export const withPasswords = <E extends Environment>(environment: E): E => {
  const joined: Record<string, string | undefined> = {}
  for (const name of passwordVariables) {
    const variable = addressPasswords[name]
    const [password, address] = [environment[name], environment[variable]]
    if (!password || !address || hasPassword(address)) continue
    joined[variable] = address.replace(
      ADDRESS,
      (_, scheme: string, user = '', __: unknown, rest: string) =>
        `${scheme}${user}:${encodeURIComponent(password)}@${rest}`,
    )
    joined[name] = undefined
  }
  return Object.assign({}, environment, joined)
}

const hasPassword = (address: string): boolean => ADDRESS.exec(address)?.[3] !== undefined

/** The passwords that have no address to go into, or one that has its own already. */
export const passwordProblems = (given: Environment): string[] =>
  passwordVariables
    .filter(name => given[name])
    .map(name => {
      const variable = addressPasswords[name]
      return given[variable]
        ? `${name} is set, and ${variable} has a password in it already`
        : `${name} is set, and ${variable} is missing`
    })
