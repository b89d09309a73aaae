/** Codes that people choose by their place on the keys, by a word or by a favourite number. */
const favouritePins = new Set(
  '102030 112358 131415 141592 142536 147258 147369 147852 159357 159753 168168 192837 258369 258456 314159 357159 369258 456852 520131 520520 741852 753159 789456 852456 963852'.split(
    ' ',
  ),
)

const digitsOf = (pin: string) => [...pin].map(Number)

/** 123456, 987654, also over the zero: 890123. */
const isRow = (pin: string): boolean => {
  const digits = digitsOf(pin)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  return steps.every(step => step === 1) || steps.every(step => step === 9)
}

/** 111111, 121212, 123123, 112233, 111222, 123321. */
const isRepeated = (pin: string): boolean =>
  /^(\d{1,3})\1+$/.test(pin) ||
  /^(\d)\1(\d)\2(\d)\3$/.test(pin) ||
  /^(\d)\1\1(\d)\2\2$/.test(pin) ||
  pin === [...pin].reverse().join('')

const isDay = (day: number, month: number) =>
  day >= 1 && month >= 1 && month <= 12 && day <= new Date(2000, month, 0).getDate()

/** A day of some year, however it is written: day or month or year first, or a whole year and a month. */
const isDate = (pin: string): boolean => {
  const [a, b, c] = [Number(pin.slice(0, 2)), Number(pin.slice(2, 4)), Number(pin.slice(4, 6))]
  if (isDay(a, b) || isDay(b, a) || isDay(c, b)) return true
  const isYear = (text: string) => /^(19|20)\d\d$/.test(text)
  return (isYear(pin.slice(0, 4)) && c >= 1 && c <= 12) || (isYear(pin.slice(2)) && a >= 1 && a <= 12)
}

/**
 * Whether a PAY code (six digits) is among those that thieves try first: rows of digits, repeats, dates (the thief need not
 * know any birthday), favourites. About one code in twelve is.
 */
export const isWeakPin = (pin: string): boolean =>
  isRow(pin) || isRepeated(pin) || isDate(pin) || favouritePins.has(pin)

/** Why a password is guessed early, as far as it shows without a list of those that many have. */
export type PasswordWeakness = 'few-characters' | 'holds-email'

/**
 * Why a password is too easy to guess; nothing when it is not. Few different characters, or the name in the e-mail address.
 */
export const weaknessOf = (password: string, email: string): PasswordWeakness | undefined => {
  const typed = password.toLowerCase()
  if (new Set(typed).size < 5) return 'few-characters'
  const [name = ''] = email.toLowerCase().split('@')
  return isNamed(typed, name) ? 'holds-email' : undefined
}

/** A name of three letters or fewer is found in many a good password; then it counts only with nothing but digits and signs around it. */
const isNamed = (typed: string, name: string): boolean =>
  name.length >= 4 ? typed.includes(name) : name !== '' && lettersOf(typed) === name

/** A password without the digits and signs at its ends. */
const lettersOf = (typed: string) => typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const fewestCharacters = 8

/** Whether a key has few characters, or is a short piece written again and again. 32 random bytes have more, however they are written. */
export const repeatsItself = (key = ''): boolean =>
  key !== '' && (new Set(key).size < fewestCharacters || /^(.{1,16})\1+$/.test(key))
