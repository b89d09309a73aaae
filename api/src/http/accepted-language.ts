import type { wire } from '@strongroom/shared'

/** Which of our languages the tags of an `Accept-Language` mean, the first one that is ours; none for `*` and others. */
export const languageIn = (accepted: string | undefined): wire.Language | undefined => {
  for (const part of accepted?.split(',') ?? []) {
    const language = languageOf(part.split(';')[0]?.trim().toLowerCase() ?? '')
    if (language) return language
  }
  return undefined
}

const languageOf = (tag: string): wire.Language | undefined => {
  const [first, ...others] = tag.split('-')
  if (first === 'sc') return 'sc'
  if (first === 'zh') return others.some(each => ['hant', 'tw', 'hk', 'mo'].includes(each)) ? 'zh' : 'sc'
  return first === 'en' || first === 'ja' ? first : undefined
}
