import * as v from 'valibot'
import { text } from '../words.ts'

const drawn = (folder: string, names: readonly string[]) => names.map(name => `/${folder}/${name}.svg`)

/** Addresses of the pictures that come with the product, by what they are drawn for. */
export const drawnPictures = {
  currency: drawn('currencies', [
    ...['usd', 'hkd', 'eur', 'usdc', 'usdt', 'busd', 'btc', 'eth', 'bch', 'ltc', 'xtp', 'usx', 'hkx'],
  ]),
  card: drawn('cards', ['standard', 'silver', 'gold', 'travel']),
} as const

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/**
 * A picture of a record: the id of an image that its saver has uploaded, or the address of a picture of this server. An address of
 * another server is only taken where the record has it already.
 */
export const pictureGiven = v.pipe(
  text(500),
  v.regex(
    new RegExp(`^(/(?!/)[^\\s\\\\]*|https://[^\\s\\\\]+|${uuid})?$`, 'i'),
    'The id of an uploaded image, or a picture of this product',
  ),
)
