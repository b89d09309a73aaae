import { PropertySymbol } from 'happy-dom'

type Holds = (element: Element) => boolean
/** A selector that is simple: the tag of what it finds, `*` for any, and what else holds of it. */
type Simple = { readonly tag: string; readonly holds: Holds }

const part = /^(?<tag>\*|[a-z]+)?(?:\[(?<name>[a-z-]+)(?:="?(?<value>[\w:-]+)"?)?\])?$/

/** One part of a list of selectors; nothing where it says more than a tag and an attribute. */
const partOf = (selector: string): Simple | undefined => {
  const groups = selector === '' ? undefined : part.exec(selector)?.groups
  if (!groups) return undefined
  const { tag = '*', name, value } = groups
  if (name === undefined) return { tag, holds: () => true }
  return value === undefined
    ? { tag, holds: element => element.hasAttribute(name) }
    : { tag, holds: element => element.getAttribute(name) === value }
}

const compile = (selector: string): Simple | undefined => {
  const parts = selector.split(',').map(each => partOf(each.trim()))
  const [first] = parts
  if (parts.includes(undefined)) return undefined
  if (parts.length === 1) return first
  const holds: Holds = element => parts.some(each => each && isTag(element, each.tag) && each.holds(element))
  return { tag: '*', holds }
}

const isTag = ({ localName }: Element, tag: string) => tag === '*' || localName === tag

const compiled = new Map<string, Simple | undefined>()
const simple = (selector: string): Simple | undefined => {
  if (!compiled.has(selector)) compiled.set(selector, compile(selector))
  return compiled.get(selector)
}

type Parents = Document | Element | DocumentFragment

/** Elements below a node, as happy-dom keeps them: its `children` checks each access. */
const gather = (node: Parents, found: Element[]): readonly Element[] => {
  for (const child of Reflect.get(node, PropertySymbol.elementArray) as readonly Element[]) {
    found.push(child)
    gather(child, found)
  }
  return found
}

/** Counts the changes of all trees: what was found before one of them is found anew. */
let changes = 0
type Below = { readonly asOf: number; readonly byTag: Map<string, readonly Element[]> }
const belowOf = new WeakMap<Parents, Below>()

/** Elements of a tag below a node, in their order. */
const elementsBelow = (node: Parents, tag: string): readonly Element[] => {
  let below = belowOf.get(node)
  if (below?.asOf !== changes) {
    below = { asOf: changes, byTag: new Map([['*', gather(node, [])]]) }
    belowOf.set(node, below)
  }
  const known = below.byTag.get(tag)
  if (known) return known
  const found = (below.byTag.get('*') ?? []).filter(element => isTag(element, tag))
  below.byTag.set(tag, found)
  return found
}

/** Puts a method in the place of another, which it may ask and which keeps a name: files share a window. */
const replace = <T extends object>(node: T, method: keyof T, replacing: (before: never) => object): void => {
  // The classes that a window shows are derived from others, which hold the methods.
  let holder = node
  while (!Object.hasOwn(holder, method)) holder = Object.getPrototypeOf(holder)
  const asBefore = holder[method] as never
  if (Object.hasOwn(asBefore, 'asBefore')) return
  Object.assign(holder, { [method]: Object.assign(replacing(asBefore), { asBefore }) })
}

const quickQueries = (before: ParentNode['querySelectorAll']) =>
  function (this: Parents, selector: string) {
    const asked = simple(selector)
    if (!asked) return before.call(this, selector)
    const found = elementsBelow(this, asked.tag).filter(asked.holds)
    // happy-dom itself reads the labels of a field from its lists in this way.
    const item = (index: number) => found[index] ?? null
    return Object.assign(found, { item, [PropertySymbol.items]: found })
  }

const quickMatches = (before: Element['matches']) =>
  function (this: Element, selector: string) {
    const asked = simple(selector)
    return asked ? isTag(this, asked.tag) && asked.holds(this) : before.call(this, selector)
  }

const counting = (before: (this: unknown) => void) =>
  function (this: unknown) {
    changes += 1
    before.call(this)
  }

/**
 * Lets happy-dom answer simple selectors (`*`, `button`, `[title]`, `label[for="a"]`, and lists of these) by one walk over the
 * tree after each change. It answers each by a general matcher, which notes the question at every element that it passes, so
 * that a change of the page can forget the answer: a seventh of this room's time, since Testing Library asks for `*`, and for
 * the labels of every button, at each look of a waiting test. What is found, and its order, stay the same.
 */
export function answerSimpleSelectorsQuickly(): void {
  const element = document.createElement('div')
  for (const node of [document, element, document.createDocumentFragment()])
    replace(node, 'querySelectorAll', quickQueries)
  replace(element, 'matches', quickMatches)
  // Called whenever happy-dom's own answers are no longer true.
  replace(element, PropertySymbol.clearCache as never, counting)
}
