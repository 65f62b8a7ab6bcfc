import script from './verify-script.js?raw'

const style = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.6 sans-serif; color: #1d2129; background: #fff; }
h1 { font-size: 1.4rem; } label { display: block; margin: 1rem 0 0.25rem; font-weight: bold; }
p { margin: 0; } .more { color: #4e5969; margin: 0.5rem 0; } ul { padding: 0; list-style: none; }
li { margin: 1rem 0; padding: 0.75rem 1rem; border-inline-start: 4px solid; } .good { color: #0a6b3d; } .bad { color: #b3261e; }
`

/** A page that checks an exported chain from the disk: no part of it is loaded from anywhere. */
export const verifyPage = (): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>存证校验 · Evidence check</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>存证校验 <span lang="en">Evidence check</span></h1>
<p>选择本存证包中的文件，即可在本机重新计算全部摘要；不需要网络，文件不会离开本机。</p>
<p lang="en" class="more">Choose the files of this package. All digests are computed again on this computer, without a network.</p>
<label for="json">evidence.json</label>
<input id="json" type="file" accept=".json">
<label for="paper">合同文件 <span lang="en">Contract</span> (PDF)</label>
<input id="paper" type="file" accept=".pdf">
<ul id="result" role="status"></ul>
<p class="more">校验内容：条目的 SHA-256 摘要与链条、合同文件各签名的 SM3 摘要。SM2 数字签名未在此页校验，请使用网站的“合同核验”。</p>
<p lang="en" class="more">Checked: the SHA-256 digests and links of the entries, and the SM3 digest of each signature. SM2 signatures are not checked here; use the contract verification of the site.</p>
</main>
<script>
${script}
</script>
</body>
</html>
`
