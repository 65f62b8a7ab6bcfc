import { type Ad, adCode } from '#src/model/content/schema.ts'
import { inSprite, pictureUrl } from '../../../pictures/pictures.ts'
import type { Listing } from '../../tables.ts'
import { scenePicture } from '../pictures.ts'
import {
  type AdTexts,
  bannerLabels,
  besideLabels,
  middleLabels,
  openingLabels,
  popularLabels,
  topLabels,
} from '../texts/ads.ts'

/** Sizes on a phone, in px of a screen with two to each of CSS. */
const phone = { tall: { w: 686, h: 420 }, strip: { w: 686, h: 200 } } as const

const banner = (id: string, { headline, sub, scene, url }: AdTexts, w: number, h: number): Ad => {
  const drawn = { seed: id, scene, headline, sub }
  return {
    id,
    name: `${headline}：${sub}`,
    url,
    imgSrc: pictureUrl({ kind: 'banner', ...drawn, w, h }),
    phoneImgSrc: pictureUrl({ kind: 'phone-banner', ...drawn, ...(w / h > 4 ? phone.strip : phone.tall) }),
  }
}

const card = (id: string, { headline, sub, scene, url }: AdTexts): Ad => ({
  id,
  name: `${headline}：${sub}`,
  url,
  imgSrc: pictureUrl({ kind: 'ad-card', seed: id, scene, title: headline, line: sub }),
  phoneImgSrc: pictureUrl({ kind: 'phone-ad-card', seed: id, scene, title: headline, line: sub }),
})

/** A narrow slot that takes the height of the panel beside it: a scene that may be cropped at any side, its text in the name. */
const sceneAd = (id: string, { headline, sub, scene, url }: AdTexts): Ad => ({
  id,
  name: `${headline}：${sub}`,
  url,
  imgSrc: scenePicture(scene, id),
  phoneImgSrc: null,
})

/** The most viewed listing that is open for enrolment, a package if requested. */
const mostViewed = (listings: ReadonlyMap<string, Listing>, isPackage: boolean): Listing =>
  [...listings.values()]
    .filter((listing) => listing.status === 'NOTICE' && listing.packageId === null && listing.isPackage === isPackage)
    .reduce((best, listing) => (listing.viewCount > best.viewCount ? listing : best))

/** Slots that are visible together share a sprite; sizes in px. */
const sprites: Record<string, Record<string, readonly [number, number]>> = {
  'ads-banner': { [adCode.banner]: [700, 340] },
  'ads-first-screen': { [adCode.top]: [1200, 72], [adCode.popular]: [285, 100], [adCode.opening]: [720, 405] },
}

function inSprites(ads: Map<string, Ad[]>): Map<string, Ad[]> {
  for (const [name, slots] of Object.entries(sprites)) {
    const placed = Object.entries(slots).flatMap(([code, [w, h]]) =>
      (ads.get(code) ?? []).map((ad) => ({ ad, url: ad.imgSrc, w, h })),
    )
    const addresses = inSprite(name, placed)
    placed.forEach(({ ad }, index) => {
      ad.imgSrc = addresses[index] ?? ad.imgSrc
    })
  }
  return ads
}

/** Advertisements by slot. */
export function seedAds(listings: ReadonlyMap<string, Listing>): Map<string, Ad[]> {
  const bestPackage = mostViewed(listings, true)
  const bestSingle = mostViewed(listings, false)
  const beside = besideLabels(bestSingle, bestPackage)
  return inSprites(
    new Map([
      [adCode.opening, [banner('ad-opening-1', openingLabels, 720, 405)]],
      [adCode.top, [banner('ad-top-1', topLabels, 1200, 72)]],
      [
        adCode.banner,
        bannerLabels(bestPackage).map((texts, index) => banner(`ad-banner-${index + 1}`, texts, 700, 340)),
      ],
      [adCode.middle, middleLabels.map((texts, index) => banner(`ad-middle-${index + 1}`, texts, 1200, 72))],
      [adCode.popular, popularLabels.map((texts, index) => card(`ad-popular-${index + 1}`, texts))],
      [adCode.projectPanel, beside.map((texts, index) => sceneAd(`ad-project-${index + 1}`, texts))],
    ]),
  )
}
