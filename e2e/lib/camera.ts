import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumPath } from './chromium-path.ts'
import { PATIENCE_MS, type Tools } from './journey.ts'

const WIDTH = 640
const HEIGHT = 480

/** Brightness of each point of a film's picture: the given one in the middle of a white sheet. Drawn by the page. */
const brightness = (page: Page, picture: string): Promise<readonly number[]> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const image = new Image()
    image.onerror = reject
    image.onload = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: ${WIDTH}, height: ${HEIGHT} })
      const pen = canvas.getContext('2d')
      pen.fillStyle = '#fff'
      pen.fillRect(0, 0, ${WIDTH}, ${HEIGHT})
      pen.imageSmoothingEnabled = false
      pen.drawImage(image, ${(WIDTH - 360) / 2}, ${(HEIGHT - 360) / 2}, 360, 360)
      const { data } = pen.getImageData(0, 0, ${WIDTH}, ${HEIGHT})
      resolve(Array.from({ length: data.length / 4 }, (_, at) => data[at * 4]))
    }
    image.src = ${JSON.stringify(picture)}
  })`)

/** A film of one grey picture, in the format that Chromium's fake camera plays over and over (Y4M). */
const film = (bright: readonly number[]): Buffer =>
  Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\nFRAME\n`),
    Buffer.from(bright),
    Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
  ])

/** Opens a page in a browser whose camera sees a picture (a data URL), and closes it afterwards. */
export const withCamera = async (
  { url, open }: Pick<Tools, 'url' | 'open'>,
  picture: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'strongroom-camera-'))
  const file = join(folder, 'camera.y4m')
  writeFileSync(file, film(await brightness(await open(), picture)))
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  try {
    const page = await browser.newPage({ baseURL: url, permissions: ['camera'], ...options })
    page.setDefaultTimeout(PATIENCE_MS)
    await use(page)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
