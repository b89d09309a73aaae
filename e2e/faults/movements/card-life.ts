import { derivedId } from '@strongroom/ledger/eventlog'
import { demo, firstOf, newKey } from '../../lib/client.ts'
import { codeFor, inTurn } from '../codes.ts'
import { command, insist, step, type World } from '../world.ts'
import { printed } from './cards.ts'
import { making } from './movement.ts'

const holder = (world: World) => {
  const holders = [...world.cardHolders]
  return holders.length > 0 ? world.random.of(holders) : undefined
}

/** One administrator takes a card out of use, the other lets it be used again, while its member spends from it. */
const standing = async (world: World) => {
  const by = holder(world)
  if (!by) return
  await inTurn(by, async () => {
    const answer = await insist(world, by, '/cards/getusercardinfo', undefined, { method: 'GET' })
    if (!answer) return
    const { uid } = by
    const body = { ...printed(by), id: firstOf<{ id: string }>(answer).id }
    const set = (fact: string, given: object) => ({
      movement: 'card standing',
      fact,
      uid,
      path: '/cards/setcard',
      body: { ...body, ...given },
    })
    const blocked = { ...set('CardBlocked', { status: -1, reason: 'reported lost' }), by: world.admin }
    if (await command(world, blocked))
      await command(world, { ...set('CardActivated', { status: 2 }), by: world.second })
  })
}

/** Changes the name and the address that a card bears. */
const editHolder = async (world: World) => {
  const by = holder(world)
  if (!by) return
  const address = { billing_country: 'Hong Kong', billing_city: 'Kowloon', billing_address: '1 Harbour Road' }
  await inTurn(by, async () => {
    const code = await codeFor(world, by, 'editcardholder', {})
    const body = { ...address, holder_name: `Storm ${world.random.between(1, 99)}`, code }
    const edited = { movement: 'card holder', fact: 'CardHolderEdited', path: '/cards/editcardholder', body }
    return command(world, { ...edited, uid: by.uid, by })
  })
}

/** An administrator writes another last month onto the card, and the one of before again. */
const editDetails = async (world: World) => {
  const by = holder(world)
  if (!by) return
  await inTurn(by, async () => {
    const answer = await insist(world, by, '/cards/getusercardinfo', undefined, { method: 'GET' })
    if (!answer) return
    const body = { ...printed(by), id: firstOf<{ id: string }>(answer).id }
    const edit = (given: object) => {
      const [key, { uid }] = [newKey(), by]
      const id = derivedId('card details', derivedId('idempotency', world.admin.uid, key))
      const edited = { movement: 'card details', fact: 'CardDetailsEdited', path: '/cards/setcard' }
      return step(world, { ...edited, uid, by: world.admin, id, key, body: { ...body, ...given } })
    }
    if (await edit({ expiration_date: '11/41' })) await edit({})
  })
}

/** Looks at the whole number. */
const showNumber = async (world: World) => {
  const by = holder(world)
  if (!by) return
  const shown = { movement: 'card number', fact: 'CardNumberShown', path: '/cards/shownumber' }
  await inTurn(by, () => command(world, { ...shown, uid: by.uid, by, body: { pin: demo.pin } }))
}

/** The life of a card beside its money. */
export const cardLife = making(
  ['cardStanding', 'editCardHolder', 'editCardDetails', 'showCardNumber'],
  [
    { name: 'card standing', make: standing },
    { name: 'card holder', make: editHolder },
    { name: 'card details', make: editDetails },
    { name: 'card number', make: showNumber },
  ],
)
