import { type TilePlace, tileWidth } from './tiles.ts'

/** A tile as it is asked for: `width` hashes of it, 256 for a full one. */
export type AskedTile = TilePlace & { readonly width: number }

/** Three digits a group, all but the last with an x in front: 1234067 is `x001/x234/067`. */
const groupsOf = (index: number): string => {
  const digits = String(index)
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0')
  return padded.replace(/\d{3}(?=\d)/g, group => `x${group}/`)
}

/** The path of a tile below the log's address, `tile/0/x001/067` or `tile/1/017.p/112`. */
export const tilePath = ({ level, index, width }: AskedTile): string =>
  `tile/${level}/${groupsOf(index)}${width === tileWidth ? '' : `.p/${width}`}`

const pathForm = /^tile\/(\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/

/** The tile that a path names; nothing when it is not written as `tilePath` writes it. */
export const parseTilePath = (path: string): AskedTile | undefined => {
  const [, level, groups = '', width] = pathForm.exec(path) ?? []
  const tile = {
    level: Number(level),
    index: Number(groups.replace(/[x/]/g, '')),
    width: Number(width ?? tileWidth),
  }
  const isKnown = tile.level < 64 && tile.width >= 1 && Number.isSafeInteger(tile.index)
  return isKnown && tilePath(tile) === path ? tile : undefined
}
