import styles from './CaptionedPicture.module.css'

type Props = {
  /** Nothing is fetched without an address. */
  src: string | null | undefined
  caption: string
}

/** The content of a carousel's slide: a picture that fills it, and its caption. */
export const CaptionedPicture = ({ src, caption }: Props) => (
  <>
    {src && <img className={styles['picture']} src={src} alt="" decoding="async" />}
    <span className={styles['caption']} lang="zh-CN">
      <span className="clamp">{caption}</span>
    </span>
  </>
)
