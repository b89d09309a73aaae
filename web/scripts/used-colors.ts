import type { Plugin } from 'vite'

/** Colours of the component library that neither our screens nor its own components name. */
const UNUSED = [
  'pink',
  'grape',
  'violet',
  'indigo',
  'cyan',
  'teal',
  'lime',
  'orange',
  'blue',
  'green',
  'yellow',
]
const DECLARED = new RegExp(`--mantine-color-(?:${UNUSED.join('|')})-[\\w-]+:[^;}]*;?`, 'g')
const VARIABLES = /@mantine\/core\/styles\/default-css-variables\.layer\.css$/

/** Takes colours that nothing names out of the library's variables: they were a third of the first page's styles. */
export const usedColors = (): Plugin => ({
  name: 'used-colors',
  enforce: 'pre',
  transform: {
    filter: { id: VARIABLES },
    handler: code => code.replaceAll(DECLARED, ''),
  },
})
