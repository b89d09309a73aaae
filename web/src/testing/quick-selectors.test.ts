import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const page = `
  <form id="f" title="one"><label for="a">A</label><input id="a" type="radio" name="r" title="two" />
    <p><label>B <select name="s"><option value="1">x</option><option value="2">y</option></select></label></p></form>
  <svg><title>drawn</title><path d="M0 0" aria-label="line"></path></svg>
  <style>p {}</style><button type="submit" disabled>Go</button><input type="submit" value="Send" />`

type Before = {
  readonly querySelectorAll: { readonly asBefore: (this: ParentNode, selector: string) => ArrayLike<Element> }
  readonly matches: { readonly asBefore: (this: Element, selector: string) => boolean }
}
const [ofDocument, ofElement] = [document, document.createElement('div')] as unknown as readonly [
  Before,
  Before,
]

/** As happy-dom answers by itself. */
const asBefore = (node: ParentNode, selector: string): readonly Element[] => {
  const { querySelectorAll } = node === document ? ofDocument : ofElement
  return Array.from(querySelectorAll.asBefore.call(node, selector))
}

const selectors = [
  ...['*', 'label', 'label,input', 'input, select , textarea', 'button', 'option', 'title', 'p', 'nothing'],
  ...['[title]', '[aria-label]', '[disabled]', 'label[for="a"]', 'label[for=a]', 'input[type=submit]'],
  ...[
    'script, style',
    'input[type="radio"][name="r"]',
    'form > label',
    '#a',
    'svg > title',
    '[title], svg > title',
  ],
]

describe('a simple selector', () => {
  beforeEach(() => {
    document.body.innerHTML = page
  })
  afterEach(() => {
    document.body.innerHTML = ''
  })

  test.each(selectors)('%s finds what happy-dom finds, in its order, below each node', selector => {
    const all = asBefore(document, '*')
    const places = (found: ArrayLike<Element>) => Array.from(found, each => all.indexOf(each))
    for (const node of [document, document.body, ...document.body.children]) {
      const found = node.querySelectorAll(selector)
      expect(places(found)).toEqual(places(asBefore(node, selector)))
      expect(found).toHaveLength(places(found).length)
      expect(found.item(0)).toBe(found[0] ?? null)
    }
    for (const each of all)
      expect(each.matches(selector)).toBe(ofElement.matches.asBefore.call(each, selector))
  })

  test('finds what has come since, and no longer what has gone', () => {
    const { body } = document
    expect(body.querySelectorAll('em')).toHaveLength(0)
    const em = body.appendChild(document.createElement('em'))
    expect(Array.from(body.querySelectorAll('em'))).toEqual([em])
    em.remove()
    expect(body.querySelectorAll('em')).toHaveLength(0)
  })

  test('is answered quickly where it is simple', () => {
    expect(Array.isArray(document.querySelectorAll('*'))).toBe(true)
    expect(Array.isArray(document.querySelectorAll('form > label'))).toBe(false)
  })

  test('leaves a field its labels', () => {
    const labels = document.querySelector<HTMLInputElement>('#a')?.labels
    expect(Array.from(labels ?? [], ({ textContent }) => textContent)).toEqual(['A'])
  })
})
