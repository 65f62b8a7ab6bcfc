import type { BannerSection } from '#src/model/content/special.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../special.module.css'

/** What the page is about, and where to go first. */
export function Hero({ section: { title, text, imgSrc, links } }: { section: BannerSection }) {
  return (
    <section className={styles['hero']} data-dark>
      <div className={styles['heroText']}>
        <h1>
          <TranslatedText>{title}</TranslatedText>
        </h1>
        {text && (
          <p>
            <TranslatedText>{text}</TranslatedText>
          </p>
        )}
        {links.length > 0 && (
          <Actions>
            {links.map(({ label, url }, index) => (
              <Button key={url} size="large" look={index === 0 ? 'primary' : 'default'} href={url}>
                <TranslatedText>{label}</TranslatedText>
              </Button>
            ))}
          </Actions>
        )}
      </div>
      {imgSrc && <Picture src={imgSrc} alt="" width={640} height={360} eager className={styles['heroPicture']} />}
    </section>
  )
}
