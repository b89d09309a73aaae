import type { Page } from 'playwright-core'

type Manifest = { readonly data?: string; readonly errors: readonly { readonly message: string }[] }
type Installability = { readonly installabilityErrors: readonly { readonly errorId: string }[] }
type Icon = { readonly src: string; readonly sizes: string; readonly purpose: string }

/** Chromium installs nothing from the windows without a profile that journeys run in. */
const OF_THE_WINDOW = ['in-incognito']

/** Fails when Chromium would not install the page as an app, and says why. */
export const isInstallable = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const { data = '{}', errors } = (await browser.send('Page.getAppManifest')) as Manifest
  const { installabilityErrors } = (await browser.send('Page.getInstallabilityErrors')) as Installability
  const wrong = [
    ...errors.map(({ message }) => message),
    ...installabilityErrors.map(({ errorId }) => errorId).filter(id => !OF_THE_WINDOW.includes(id)),
  ]
  const { icons = [] } = JSON.parse(data) as { readonly icons?: readonly Icon[] }
  if (!icons.some(({ purpose }) => purpose === 'maskable')) wrong.push('no icon can be cut to a shape')
  for (const { src, sizes } of icons) {
    const drawn = await page.evaluate<string>(
      `createImageBitmap ? fetch(${JSON.stringify(src)}).then(answer => answer.blob()).then(blob => new Promise((resolve, reject) => {
        const image = new Image()
        image.onload = () => resolve(image.naturalWidth + 'x' + image.naturalHeight)
        image.onerror = reject
        image.src = URL.createObjectURL(blob)
      })) : ''`,
    )
    if (sizes !== 'any' && drawn !== sizes) wrong.push(`${src} is ${drawn}, and not ${sizes}`)
  }
  if (wrong.length > 0) throw new Error(`cannot be installed: ${wrong.join(', ')}`)
}
