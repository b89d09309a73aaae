import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { keysOf } from '@strongroom/shared'
import type { Word } from '@strongroom/shared/word'

/** A word of the vocabularies as Lingui takes it. The build has given it its id; a file that no build has seen has the text alone. */
export const descriptorOf = ({ id, message }: Word<string>): MessageDescriptor => ({
  message,
  id: id ?? message,
})

/** A word with what stands for its names. */
export const descriptorWith = <N extends string>(
  { id, message }: Word<N>,
  values: Readonly<Record<N, string>>,
): MessageDescriptor => ({ message, id: id ?? message, values })

/** Something made of each word of a vocabulary, by the same terms. The cast says what the compiler cannot see: no term is left out. */
export const madeOfWords = <W extends Readonly<Record<string | number, Word>>, T>(
  words: W,
  make: (word: MessageDescriptor, term: keyof W & string) => T,
) =>
  Object.fromEntries(keysOf(words).map(term => [term, make(descriptorOf(words[term] as Word), term)])) as {
    readonly [K in keyof W]: T
  }

/** The words of a vocabulary as Lingui takes them. */
export const descriptorsOf = <W extends Readonly<Record<string | number, Word>>>(words: W) =>
  madeOfWords(words, word => word)

/** The words of a vocabulary in the reader's language. */
export function useWordsOf<W extends Readonly<Record<string | number, Word>>>(words: W) {
  const { i18n } = useLingui()
  return madeOfWords(words, word => i18n._(word))
}
