export { ask, type Db } from './ask.ts'
export { askInPages } from './ask-in-pages.ts'
export {
  type Condition,
  equal,
  type Listed,
  type Listing,
  list,
  type SumRow,
  sums,
  type Window,
} from './list.ts'
export { readPage } from './page.ts'
export {
  type Computed,
  computed,
  type Derived,
  type Select,
  type Selected,
  type Selection,
  type SelectOf,
  selectIn,
} from './select.ts'
export { totalOf } from './total.ts'
