/** RFC 5321: a local part of at most 64 characters, dots between atoms. Quoted ones are allowed there and used by nobody. */
const LOCAL = /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@/
/** Labels of a domain in the letters of any language (RFC 6531), the last of them no number. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?'
const DOMAIN = new RegExp(`^(?:${LABEL}[.。])+(?=.*\\p{L})${LABEL}$`, 'u')
/** The same in ASCII, as the net's names have it. */
const ASCII = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/

/** Every browser and Node have it; the types of this room name neither. */
type UrlReader = { readonly parse: (url: string) => { readonly hostname: string } | null }
const { URL: reader } = globalThis as unknown as { readonly URL: UrlReader }

/**
 * A mail address with its domain in ASCII, whichever of its two spellings was typed; nothing for a text that is none. The local part
 * is ASCII: few mail servers deliver to another.
 */
export const mailAddress = (given: string): string | undefined => {
  const local = LOCAL.exec(given)?.[0]
  const domain = given.slice(local?.length)
  if (local === undefined || !DOMAIN.test(domain)) return undefined
  const ascii =
    ASCII.test(domain) && !domain.includes('xn--') ? domain : reader.parse(`https://${domain}`)?.hostname
  return ascii !== undefined && ASCII.test(ascii) && local.length + ascii.length <= 254
    ? local + ascii
    : undefined
}
