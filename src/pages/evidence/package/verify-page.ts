import page from './verify.html?raw'
import script from './verify-script.js?raw'

/** A page that checks an exported chain from the disk: no part of it is loaded from anywhere. */
export const verifyPage = (): string => page.replace('<!-- script -->', () => `<script>\n${script}</script>`)
