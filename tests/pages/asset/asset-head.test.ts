import { describe, expect, test } from 'vitest'
import { assetHead } from '#src/pages/asset/asset-head.ts'
import { assetOf, now } from '#tests/features/asset-detail/asset.ts'

const place = { origin: 'https://portal.example', pathname: '/projectDetail/A1.html' }

type Offer = { price?: string; priceCurrency?: string; availability?: string; priceSpecification?: unknown }
const offerOf = (over: Parameters<typeof assetOf>[0]) => assetHead(assetOf(over), place).data['offers'] as Offer
const iso = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

describe('[CT-01] [LS-03] an asset for search engines', () => {
  test('is a product on offer, with its name, number, text, picture, price in 元, state, times and seller', () => {
    const name = '成都市锦江区临街商铺<&"'
    const head = assetHead(assetOf({ assetsName: name, showName: null, typeName: '资产转让' }), place)
    expect(head).toMatchObject({ title: name, description: '标的为临街商铺。', image: '/one.svg', type: 'website' })
    expect(head.data).toEqual({
      '@type': 'Product',
      name,
      description: '标的为临街商铺。',
      sku: 'GR2026CD1000001',
      category: '资产转让',
      image: 'https://portal.example/one.svg',
      offers: {
        '@type': 'Offer',
        price: '230700',
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        availabilityStarts: iso(-48),
        availabilityEnds: iso(50),
        seller: { '@type': 'Organization', name: '岷江城市建设投资有限公司' },
        url: 'https://portal.example/projectDetail/A1.html',
      },
    })
  })

  test('without a description it is told by its kind, place and number; without a picture it has none', () => {
    const head = assetHead(
      assetOf({ description: [], pictures: [], imgSrc: null, typeName: '资产转让', regionName: '成都市' }),
      place,
    )
    expect([head.description, head.image]).toEqual(['资产转让 · 成都市 · GR2026CD1000001', null])
    expect(head.data).not.toHaveProperty('image')
  })

  test('a picture whose address is none, and a time that is none, are left out', () => {
    const head = assetHead(assetOf({ pictures: [{ src: 'http://[', alt: '' }], bidUntil: 1e300 }), place)
    expect(head.image).toBe(null)
    expect(JSON.parse(JSON.stringify(head.data))).not.toHaveProperty('offers.availabilityEnds')
  })

  test.each([
    [{ biddingPrice: '250000', biddingCount: 3 }, '250000'],
    [{ biddingPrice: null, startPrice: null }, undefined],
    [{ priceType: 2, priceUnitName: '万元/年', startPrice: '12.5' }, '125000'],
    [{ priceType: 2, priceUnitName: '元/平方米·月', startPrice: '38' }, '38'],
    [{ priceType: 2, priceUnitName: '元/元注册资本', startPrice: '1.2' }, '1.2'],
    [{ priceType: 2, priceUnitName: '股', startPrice: '38' }, undefined],
  ])('a price of %j is %s', (over, price) => {
    const offer = offerOf(over)
    expect([offer.price, offer.priceCurrency]).toEqual([price, price && 'CNY'])
  })

  test('a rent names what it is for', () => {
    const { priceSpecification } = offerOf({ priceType: 2, priceUnitName: '万元/年', startPrice: '12.5' })
    expect(priceSpecification).toEqual({
      '@type': 'UnitPriceSpecification',
      price: '125000',
      priceCurrency: 'CNY',
      unitText: '年',
    })
  })

  test.each([
    ['PRE', 'PreSale'],
    ['NOTICE', 'InStock'],
    ['WAIT_BID', 'LimitedAvailability'],
    ['BIDDING', 'LimitedAvailability'],
    ['PAUSED', 'OutOfStock'],
    ['DEAL_PUBLICITY', 'SoldOut'],
    ['DONE', 'SoldOut'],
    ['FAILED', 'Discontinued'],
    ['TERMINATED', 'Discontinued'],
  ])('%s is %s', (status, availability) => {
    expect(offerOf({ status }).availability).toBe(`https://schema.org/${availability}`)
  })

  test('a state that the portal does not know has no availability', () => {
    expect(offerOf({ status: 'constructor' })).not.toHaveProperty('availability')
  })
})
