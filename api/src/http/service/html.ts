/** A piece of HTML that is safe to put into a page as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const shown = (value: unknown): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(shown).join('')
  return String(value ?? '').replaceAll(/[&<>"']/g, character => entities[character] as string)
}

/** Writes HTML; every value is escaped unless it is `Html` itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly unknown[]): Html =>
  new Html(parts.reduce((text, part, index) => text + shown(values[index - 1]) + part))

const style = new Html(`
  :root { color-scheme: light dark; font: 15px/1.55 system-ui, 'Noto Sans CJK SC', sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2rem; text-transform: capitalize }
  article, details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; padding: .6rem .9rem; margin: .5rem 0; }
  summary { cursor: pointer; display: flex; gap: .8rem; flex-wrap: wrap; align-items: baseline }
  code, pre { font: 13px/1.5 ui-monospace, 'Noto Sans Mono', monospace; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; margin: .4rem 0 }
  .quiet { opacity: .7 } .code { font-size: 1.4rem; letter-spacing: .2em }
`)

/** A whole page without scripts. */
export const document = (title: string, body: Html): string =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><body>${body}</body></html>`.text
