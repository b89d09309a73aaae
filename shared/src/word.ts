/** The `{names}` of a text. */
type NamesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesOf<Rest>
  : never

/**
 * A text in English, with `{names}` for what is filled in. The type says which (`Names`, for the compiler alone), so a text that is
 * said without one of its names does not compile. `context` tells equal texts apart that are translated differently. The build of the
 * client gives each text its `id` in the catalogue; on the server it is reckoned from the text.
 */
export type Word<Names extends string = never> = {
  readonly message: string
  readonly context?: string
  readonly id?: string
  readonly names?: Names
}

/**
 * Marks a text for translation, as Lingui's macro of that name does: `lingui extract` finds it by this name and the import
 * from `#words`. It is a function here, because Node runs these files as they are and no macro is expanded; the build of the client
 * expands it. A text with names is written as `{ message }`: the compiler cannot read the other form.
 */
export function msg(text: TemplateStringsArray): Word
export function msg<const Text extends string>(text: {
  readonly message: Text
  readonly context?: string
}): Word<NamesOf<Text>>
export function msg(text: TemplateStringsArray | Word): Word {
  const word = 'message' in text ? text : { message: text[0] ?? '' }
  if (!('message' in text) && word.message.includes('{'))
    throw new Error(`Write { message: '${word.message}' }`)
  return word
}
