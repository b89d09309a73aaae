/** An argument that looks like an option: `--name`, `--name=value`, `-n`. A number below zero is none. */
const optionForm = /^(--[a-z][\w-]*|-[a-z])(?=$|=)/i

/** The first option given that a command's help does not name; nothing when it names all of them. */
export const unknownOption = (
  { usage, about }: { readonly usage: string; readonly about: string },
  args: readonly string[],
): string | undefined => {
  const named = new Set(`${usage} ${about}`.match(/--[a-z][\w-]*/gi))
  return args.map(arg => optionForm.exec(arg)?.[1]).find(option => option && !named.has(option))
}
