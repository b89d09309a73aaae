/** A text as it is searched: in small letters, without accents, and full-width letters as the usual ones. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const WORD = /[\p{Letter}\p{Number}]+/gu

/** The pairs of characters of a run that is written without spaces; a single character is itself. */
const pairsOf = (run: string): readonly string[] => {
  const letters = [...run]
  if (letters.length < 3) return [run]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** The pieces of a text that are looked for: words, and pairs of characters where no spaces part the words. */
const piecesOf = (typed: string): readonly string[] => {
  const text = plain(typed)
  const words = text.replace(CJK, ' ').match(WORD) ?? []
  return [...new Set([...(text.match(CJK) ?? []).flatMap(pairsOf), ...words.filter(word => word.length > 2)])]
}

const isCjk = (piece: string) => piece.replace(CJK, '') === ''

/** Words are found where one begins with them, and so is a word whose ending differs: "swaps" finds "swap". */
const isIn = (piece: string, text: string): boolean => {
  if (isCjk(piece)) return text.includes(piece)
  const words = text.match(WORD) ?? []
  return words.some(word => word.startsWith(piece) || (word.length > 3 && piece.startsWith(word)))
}

type Found<A> = { readonly answer: A; readonly score: number }

/**
 * The answers that a text which somebody types is about, the best first. A piece that stands in few answers says more than one that stands
 * in many, and one in the question more than one in the answer; a piece of half of the answers or more says nothing.
 */
export const findAnswers = <A extends { readonly question: string; readonly answer: string }>(
  typed: string,
  answers: readonly A[],
): readonly A[] => {
  const texts = answers.map(answer => ({
    answer,
    question: plain(answer.question),
    all: plain(`${answer.question} ${answer.answer}`),
  }))
  const weights = piecesOf(typed).map(piece => {
    const having = texts.filter(({ all }) => isIn(piece, all)).length
    return { piece, weight: having === 0 ? 0 : Math.log(texts.length / having / 2) }
  })
  const found = texts.map(
    ({ answer, question, all }): Found<A> => ({
      answer,
      score: weights.reduce((sum, { piece, weight }) => {
        if (weight <= 0 || !isIn(piece, all)) return sum
        return sum + weight * (isIn(piece, question) ? 2 : 1)
      }, 0),
    }),
  )
  return found
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ answer }) => answer)
}
