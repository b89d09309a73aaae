/**
 * Groups of texts that a browser loads apart: those of the frame and the way in, of the other pages for everybody, of members'
 * pages, of administrators' pages, and of problems that a call may meet. A text that two groups of a screen need is in the first of them.
 */
export const WORD_GROUPS = ['entry', 'public', 'member', 'admin', 'problem'] as const
export type WordGroup = (typeof WORD_GROUPS)[number]

/** Groups on screen beside a group. */
export const BESIDE: Readonly<Record<WordGroup, readonly WordGroup[]>> = {
  entry: [],
  public: ['entry'],
  member: ['entry'],
  admin: ['entry', 'member'],
  problem: ['entry'],
}

const ENTRY_PAGES = /^(__root__|\/|\/register|\/forgetpassword)$/

/** Pages for everybody that members see in their own frame. */
const FRAMED = ['/csr']

/** The group that has a page's texts. @param page id of its route, like `/_member/swap` */
export const groupOfPage = (page: string): WordGroup => {
  if (/^\/_member(\/|$)/.test(page) || FRAMED.includes(page)) return 'member'
  if (/^\/admin(\/|$)/.test(page)) return 'admin'
  return ENTRY_PAGES.test(page) ? 'entry' : 'public'
}
