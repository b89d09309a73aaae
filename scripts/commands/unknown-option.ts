import type { Described } from './platform.ts'

/** An argument that looks like an option: `--name`, `--name=value`, `-n`. A number below zero is none. */
const optionForm = /^(--[a-z][\w-]*|-[a-z])(?=$|=)/i

/** The first option given that a command does not have; nothing when it has all of them. */
export const unknownOption = (
  { options = {} }: Pick<Described, 'options'>,
  args: readonly string[],
): string | undefined => {
  const named = new Set(Object.keys(options).map(option => option.split(' ')[0]))
  return args.map(arg => optionForm.exec(arg)?.[1]).find(option => option && !named.has(option))
}
