import { PropertySymbol } from 'happy-dom'

type Holds = (element: Element) => boolean

const part = /^(?<tag>\*|[a-z]+)?(?:\[(?<name>[a-z-]+)(?:="?(?<value>[\w:-]+)"?)?\])?$/

/** Whether an element is what one part of a list of selectors names; nothing where the part says more than a tag and an attribute. */
const partHolds = (selector: string): Holds | undefined => {
  const { tag = '*', name, value } = part.exec(selector)?.groups ?? {}
  if (selector === '' || !part.test(selector)) return undefined
  const isTag: Holds = tag === '*' ? () => true : ({ localName }) => localName === tag
  if (name === undefined) return isTag
  return value === undefined
    ? element => isTag(element) && element.hasAttribute(name)
    : element => isTag(element) && element.getAttribute(name) === value
}

const compile = (selector: string): Holds | undefined => {
  const parts = selector.split(',').map(each => partHolds(each.trim()))
  if (parts.includes(undefined)) return undefined
  return element => parts.some(holds => holds?.(element))
}

const compiled = new Map<string, Holds | undefined>()
const holdsOf = (selector: string): Holds | undefined => {
  if (!compiled.has(selector)) compiled.set(selector, compile(selector))
  return compiled.get(selector)
}

type Parents = Document | Element | DocumentFragment

/** Elements below a node, as happy-dom keeps them: its `children` is made anew, and checks each access. */
const gather = (node: Parents, holds: Holds, found: Element[]): void => {
  for (const child of Reflect.get(node, PropertySymbol.elementArray) as readonly Element[]) {
    if (holds(child)) found.push(child)
    gather(child, holds, found)
  }
}

/** What stood at a place before the quick one, which the quick one asks about all that is not simple. */
type Quick<F> = F & { readonly asBefore: F }

const quickly = <F extends object>(quick: F, asBefore: F): Quick<F> => Object.assign(quick, { asBefore })

/** The prototype that a node has a method from: the classes that a window shows are derived from others. */
const holderOf = <T extends object>(node: T, method: keyof T): T => {
  let holder = node
  while (!Object.hasOwn(holder, method)) holder = Object.getPrototypeOf(holder)
  return holder
}

const replaceQueries = (prototype: ParentNode): void => {
  const { querySelectorAll } = prototype
  if ('asBefore' in querySelectorAll) return
  const quick = function (this: Parents, selector: string) {
    const holds = holdsOf(selector)
    if (!holds) return querySelectorAll.call(this, selector)
    const found: Element[] = []
    gather(this, holds, found)
    // happy-dom itself reads the labels of a field from its lists in this way.
    return Object.assign(found, {
      item: (index: number) => found[index] ?? null,
      [PropertySymbol.items]: found,
    })
  }
  Object.assign(prototype, { querySelectorAll: quickly<object>(quick, querySelectorAll) })
}

const replaceMatches = (prototype: Element): void => {
  const { matches } = prototype
  if ('asBefore' in matches) return
  const quick = function (this: Element, selector: string) {
    return holdsOf(selector)?.(this) ?? matches.call(this, selector)
  }
  Object.assign(prototype, { matches: quickly<object>(quick, matches) })
}

/**
 * Lets happy-dom answer simple selectors (`*`, `button`, `[title]`, `label[for="a"]`, and lists of these) by one walk over the
 * tree. It answers each by a general matcher, which notes the question at every element that it passes, so that a change of
 * the page can forget the answer: a tenth of this room's time, since Testing Library asks for `*` at every look of a waiting
 * test. What is found, and its order, stay the same.
 */
export function answerSimpleSelectorsQuickly(): void {
  const element = document.createElement('div')
  for (const node of [document, element, document.createDocumentFragment()])
    replaceQueries(holderOf(node, 'querySelectorAll'))
  replaceMatches(holderOf(element, 'matches'))
}
