import type { Plugin } from 'vite'
import type { ClientSources } from './page-files.ts'

/** Bytes before packing: with the screens' code in it, the script would come as late as they do. */
const MOST = 120_000

/**
 * Lets the script that runs ahead run as soon as it is there. Without `async` it would wait for the styles, and for its turn
 * among the page's scripts.
 * @throws where the page does not name it, where it waits for other scripts, and where it has grown
 */
export const runAhead = ({ ahead }: Pick<ClientSources, 'ahead'>): Plugin => ({
  name: 'run-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html
      const script = Object.values(bundle).find(
        file => file.type === 'chunk' && file.moduleIds.includes(ahead),
      )
      if (script?.type !== 'chunk') throw new Error('There is no script that runs ahead')
      const { fileName, imports, code } = script
      const tag = `crossorigin src="/${fileName}"></script>`
      if (!html.includes(tag)) throw new Error(`The page does not name ${fileName}`)
      if (imports.length > 0) throw new Error(`${fileName} waits for ${imports.join(', ')}`)
      if (code.length > MOST) throw new Error(`${fileName} has ${code.length} bytes; ${MOST} are the most`)
      return html.replace(tag, `async ${tag}`)
    },
  },
})
