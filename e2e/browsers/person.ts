import { randomUUID } from 'node:crypto'
import { type Driver, type InputSource, PATIENCE_MS } from './driver.ts'
import { CHOOSE, CHOOSE_FILE, FIND, KEEP, QUERIES, SELECT_ALL } from './in-page.ts'

/** A thing that a person looks for: by the name that a screen reader says, a label or a text. */
export type Sought =
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly text: string }

/** A person in front of a browser. Everything waits for what it needs, and no longer. */
export type Person = {
  readonly goTo: (path: string) => Promise<void>
  readonly sees: (sought: Sought) => Promise<void>
  /** Waits until it is there no longer. */
  readonly misses: (sought: Sought) => Promise<void>
  readonly click: (sought: Sought) => Promise<void>
  /** Types into the field of a label, in place of what stands in it. */
  readonly fill: (label: string, text: string) => Promise<void>
  /** Chooses in a list of the browser's own. */
  readonly choose: (label: string, value: string) => Promise<void>
  /** Types a code into its six boxes; the sixth digit submits. */
  readonly typeCode: (label: string, code: string) => Promise<void>
  /** Puts a file of text into the field of files with this name. */
  readonly chooseFile: (name: string, file: string, text: string) => Promise<void>
  /** Puts entries into the store of the page, as signing in does. */
  readonly keep: (entries: Readonly<Record<string, string>>) => Promise<void>
  readonly driver: Driver
}

/** How long one look waits in a page; a page that has gone away meanwhile is looked at anew. */
const LOOK_MS = 5_000

type Place = readonly [x: number, y: number]

const click = ([x, y]: Place, id: string): InputSource => ({
  type: 'pointer',
  id,
  actions: [
    { type: 'pointerMove', x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

const keys = (text: string, id: string): InputSource => ({
  type: 'key',
  id,
  actions: [...text].flatMap(value => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** A person in a window of a browser, on the platform at a base address. */
export const personIn = (driver: Driver, base: string): Person => {
  const source = randomUUID()
  const find = async (sought: Sought, use: 'eyes' | 'hands' | 'gone'): Promise<Place> => {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      try {
        const place = await driver.run<Place | null>(FIND, sought, use, LOOK_MS)
        if (place) return place
        await driver.run(QUERIES)
      } catch (error) {
        if (Date.now() > until) throw error
      }
    }
  }
  const clickOn = async (sought: Sought) => driver.act([click(await find(sought, 'hands'), `${source}p`)])
  const type = (text: string) => driver.act([keys(text, `${source}k`)])
  return {
    driver,
    goTo: path => driver.open(`${base}${path}`),
    sees: async sought => void (await find(sought, 'eyes')),
    misses: async sought => void (await find(sought, 'gone')),
    click: clickOn,
    fill: async (label, text) => {
      await clickOn({ label })
      await driver.run(SELECT_ALL, label)
      await type(text)
    },
    choose: async (label, value) => {
      await find({ label }, 'hands')
      await driver.run(CHOOSE, label, value)
    },
    chooseFile: (...file) => driver.run(CHOOSE_FILE, ...file),
    typeCode: async (label, code) => {
      await clickOn({ label: `${label}, digit 1 of 6` })
      await type(code)
    },
    keep: entries => driver.run(KEEP, entries),
  }
}
