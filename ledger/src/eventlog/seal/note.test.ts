import { describe, expect, test } from 'vitest'
import { parseVerifierKey, secretBytes, signingKey } from './keys.ts'
import { cosign, formatNote, openNote, parseNote, parseSignatures, signNote } from './note.ts'

const seed = (byte: number) => Buffer.alloc(32, byte)
const log = signingKey('example.com/log', 'note', seed(1))
const witness = signingKey('witness.example/w1', 'cosignature', seed(2))
const text = 'example.com/log\n1\nAAAA\n'

describe('a signed note', () => {
  test.each([
    [
      'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
      'This is an example message.\n',
      '— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n',
    ],
    [
      'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
      'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n',
      '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
    ],
  ])('that others have written is opened with %s', (line, said, signature) => {
    const key = parseVerifierKey(line)
    expect(openNote(parseNote(formatNote(said.replace('’', "'"), [signature])), [key])).toEqual([{ key }])
  })

  test('is opened by the key that has signed it, beside others that nobody knows', () => {
    const stranger = signingKey('example.com/log', 'note', seed(3))
    const note = formatNote(text, [signNote(text, stranger), signNote(text, log)])
    expect(openNote(parseNote(note), [log.key])).toEqual([{ key: log.key }])
  })

  test('is refused when no known key, or a known key otherwise, has signed it', () => {
    const note = parseNote(formatNote(text, [signNote(text, log)]))
    expect(() => openNote(note, [witness.key])).toThrow('No key that is known here')
    expect(() => openNote({ ...note, text: text.replace('1', '2') }, [log.key])).toThrow('does not fit')
    const renamed = signingKey('example.com/other', 'note', seed(1))
    expect(() => openNote(note, [renamed.key])).toThrow('No key that is known here')
  })

  test('is refused when any byte of it is another one', () => {
    const note = formatNote(text, [signNote(text, log)])
    for (let at = 0; at < note.length; at++) {
      const changed = note.slice(0, at) + String.fromCharCode(note.charCodeAt(at) ^ 1) + note.slice(at + 1)
      expect(() => openNote(parseNote(changed), [log.key]), `at ${at}`).toThrow()
    }
  })

  test.each([
    ['no empty line', 'text\n— example.com/log AAAAAAA=\n'],
    ['no signature', 'text\n\n'],
    ['a last line without its newline', `text\n\n${signNote('text\n', log).trimEnd()}`],
    ['a control character', `te\u0007xt\n\n${signNote('text\n', log)}`],
    ['a hyphen for the dash', 'text\n\n- example.com/log AAAAAAA=\n'],
    ['base64 that ends otherwise', 'text\n\n— example.com/log AAAAAAB=\n'],
  ])('is malformed with %s', (_, note) => {
    expect(() => parseNote(note)).toThrow('signature')
  })

  test('may have sixteen signatures', () => {
    const many = Array.from({ length: 16 }, (_, n) =>
      signNote(text, signingKey(`k${n}.example`, 'note', seed(n))),
    )
    expect(openNote(parseNote(formatNote(text, [...many, signNote(text, log)])), [log.key])).toHaveLength(1)
  })
})

describe('a cosignature', () => {
  test('says when a witness has seen a checkpoint', () => {
    const line = cosign(text, witness, 1_679_315_147)
    const note = parseNote(formatNote(text, [signNote(text, log), line]))
    expect(openNote(note, [witness.key])).toEqual([{ key: witness.key, time: 1_679_315_147 }])
    expect(parseSignatures(line)[0]?.signature).toHaveLength(72)
  })

  test('does not hold at another time, and is no signature of a note', () => {
    const [line] = parseSignatures(cosign(text, witness, 5))
    const later = Buffer.from(line?.signature as Buffer)
    later.writeBigUInt64BE(6n)
    const [name, id] = [witness.key.name, witness.key.id]
    expect(() => openNote({ text, signatures: [{ name, id, signature: later }] }, [witness.key])).toThrow(
      'does not fit',
    )
    const asNote = signingKey(name, 'note', seed(2))
    expect(asNote.key.id).not.toBe(id)
  })
})

describe('a vkey', () => {
  test('is read as it was written', () => {
    for (const { key } of [log, witness]) expect(parseVerifierKey(`${key.line}\n`).line).toBe(key.line)
    expect(parseVerifierKey(witness.key.line).kind).toBe('cosignature')
  })

  test.each([
    ['', 'is written'],
    ['example.com/foo+530d903b+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k', 'is not 530d903b'],
    ['example.com/bar+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k', 'is not 530d903a'],
    ['example.com/foo+530d903a+CekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k', 'is written'],
    ['example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U', 'is written'],
  ])('is not %s', (line, why) => {
    expect(() => parseVerifierKey(line)).toThrow(why)
  })

  test('may have a secret written in two ways', () => {
    const bytes = Buffer.alloc(32, 200)
    expect(secretBytes(bytes.toString('hex'))).toEqual(bytes)
    expect(secretBytes(bytes.toString('base64url'))).toEqual(bytes)
  })

  test('has a name without spaces and plus signs, and a secret of 32 bytes', () => {
    expect(() => signingKey('a b', 'note', seed(1))).toThrow('no spaces')
    expect(() => signingKey('a+b', 'note', seed(1))).toThrow('no spaces')
    expect(() => signingKey('a', 'note', Buffer.alloc(31))).toThrow('32 bytes')
  })
})
