import { present } from '@strongroom/shared'

/**
 * The value that the text of a chosen option stands for; a select offers no text that stands for none.
 * @throws Error for such a text
 */
export const chosenOf = <const T extends string | number>(offered: readonly T[], text: string): T =>
  present(
    offered.find(each => String(each) === text),
    `The option ${text}`,
  )
