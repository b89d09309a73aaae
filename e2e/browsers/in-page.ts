import { readFileSync } from 'node:fs'

// Bodies of functions that run in the page, which knows nothing of them; `args` are what they are given.

/** The queries that the tests of screens use, for pages that know nothing of them. */
export const QUERIES = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

/**
 * Waits for what is sought, and gives the middle of the first element in pixels of the window. `use`: `eyes` see it, `hands` can
 * click it there, `gone` waits until no eyes see it. `null` where the page has no queries yet, which it then is given.
 */
export const FIND = `
  const [sought, use, patience] = args
  const queries = globalThis.TestingLibraryDom
  if (!queries) return null
  queries.configure({ getElementError: message => new Error(message) })
  const { screen } = queries
  const wrong = what => new Error(what + ': ' + JSON.stringify(sought))
  const isNamed = name => name.replace(/\\s+/g, ' ').trim() === sought.name
  const all = () => {
    if (sought.role) return screen.queryAllByRole(sought.role, { name: isNamed })
    if (sought.label) return screen.queryAllByLabelText(sought.label)
    return screen.queryAllByText(sought.text, { exact: false })
  }
  const isSeen = element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const drawn = () => new Promise(resolve => requestAnimationFrame(resolve))
  const placeOf = element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [Math.floor(x + width / 2), Math.floor(y + height / 2)]
  }
  const element = await queries.waitFor(() => {
    const found = all().find(isSeen)
    if (use === 'gone' && found) throw wrong('still there')
    if (use !== 'gone' && !found) throw wrong('not there')
    if (use === 'hands' && (found.disabled || found.ariaDisabled === 'true')) throw wrong('cannot be used')
    return found
  }, { timeout: patience })
  if (use !== 'hands') return [0, 0]
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [x, y] = placeOf(element)
  await drawn()
  await drawn()
  if (String(placeOf(element)) !== String([x, y])) throw wrong('still moves')
  const there = document.elementFromPoint(x, y)
  const belongs = there && (element.contains(there) || there.contains(element) || there.closest('label')?.control === element)
  if (!belongs) throw wrong('is covered')
  return [x, y]`

const FIELD = `
  const [label, value] = args
  const field = TestingLibraryDom.screen.getByLabelText(label, { selector: 'input, select, textarea' })`

/** Makes ready to type in place of what stands in the field of a label. */
export const SELECT_ALL = `${FIELD}
  if (document.activeElement !== field) field.focus()
  field.select()`

/** Chooses in a list of the browser's own, which draws it outside of the page. */
export const CHOOSE = `${FIELD}
  TestingLibraryDom.fireEvent.change(field, { target: { value } })
  if (field.value !== value) throw new Error(label + ' does not offer ' + value)`

/** Puts a file of text into a field of files, by its name. */
export const CHOOSE_FILE = `
  const [name, file, text] = args
  const field = document.querySelector('input[type=file][name="' + name + '"]')
  const files = new DataTransfer()
  files.items.add(new File([text], file, { type: 'text/plain' }))
  field.files = files.files
  field.dispatchEvent(new Event('change', { bubbles: true }))`

/** Puts entries into the store of the page's origin. */
export const KEEP = 'for (const [key, value] of Object.entries(args[0])) localStorage.setItem(key, value)'
