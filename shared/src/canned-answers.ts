/** The facts of a question that a canned answer may name, each written in braces: `{member}`. */
export const cannedPlaceholders = ['member', 'reference', 'administrator'] as const
type CannedPlaceholder = (typeof cannedPlaceholders)[number]

const isPlaceholder = (name: string): name is CannedPlaceholder =>
  cannedPlaceholders.some(each => each === name)

/** The placeholders that a canned answer has, known or not. */
const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)

/** Whether each brace in a canned answer belongs to a placeholder that can be filled in: another would reach a member as it stands. */
export const hasKnownPlaceholders = (text: string): boolean =>
  placeholdersIn(text).every(isPlaceholder) && !/[{}｛｝]/.test(text.replace(/\{[^{}]*\}/g, ''))

/** A canned answer with its placeholders filled in; nothing where one of them has no value. */
export const fillCanned = (
  text: string,
  values: Readonly<Record<CannedPlaceholder, string | null>>,
): string | undefined => {
  const isWhole = placeholdersIn(text).every(name => isPlaceholder(name) && values[name])
  return isWhole
    ? text.replace(/\{([^{}]*)\}/g, (written, name: string) =>
        isPlaceholder(name) ? (values[name] ?? written) : written,
      )
    : undefined
}

/** Said by the schema of a canned answer with another placeholder, or a brace that belongs to none. */
export const unfilled = 'Only the placeholders member, reference and administrator'
