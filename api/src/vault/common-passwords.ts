let kept: Promise<ReadonlySet<string>> | undefined

/** Almost 50,000 passwords that many have, as leaks have shown, lower case; read when the first password is chosen. */
const common = () => {
  kept ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as readonly string[]),
  )
  return kept
}

/** A common password stays one with a few digits and signs around it. */
const mostAround = 4

/**
 * Whether a password is one that many have, however its letters are cased: as it is, or without the few digits and signs, or
 * the few letters, at its ends (`Password123!`, `a12345678`).
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const passwords = await common()
  const typed = password.toLowerCase()
  const cores = [/^[^\p{L}]+|[^\p{L}]+$/gu, /^\D+|\D+$/g].map(around => typed.replaceAll(around, ''))
  const told = cores.filter(core => core.length >= 4 && typed.length - core.length <= mostAround)
  return [typed, ...told].some(each => passwords.has(each))
}
