import * as THREE from 'three';

const SCREEN = 'varying vec2 v; void main() { v = uv; gl_Position = vec4(position.xy, 0., 1.); }';

/** Blends one more frame into the average. */
export function AVERAGE(): THREE.ShaderMaterialParameters {
  return {
    uniforms: { before: { value: null }, frame: { value: null }, share: { value: 1 } },
    vertexShader: SCREEN,
    fragmentShader: /* glsl */ `
      varying vec2 v; uniform sampler2D before, frame; uniform float share;
      void main() { vec4 x = texture2D(frame, v); x.rgb = min(x.rgb, vec3(12.)); gl_FragColor = mix(texture2D(before, v), x, share); }`,
    depthTest: false,
  };
}

/**
 * Khronos PBR Neutral and sRGB, over the shadow of a coarser film: blurred wide where it is faint, hardly at the contact,
 * and gone before the edge of the picture.
 */
const DEVELOPING = /* glsl */ `
  varying vec2 v; uniform sampler2D film, shade; uniform vec2 px;
  vec3 neutral(vec3 c) {
    float s = .76, d = .15, x = min(c.r, min(c.g, c.b));
    c -= x < .08 ? x - 6.25 * x * x : .04;
    float k = max(c.r, max(c.g, c.b)); if (k < s) return c;
    float n = 1. - (1. - s) * (1. - s) / (k + 1. - 2. * s);
    return mix(c * n / k, vec3(n), 1. - 1. / (d * (k - n) + 1.));
  }
  vec3 srgb(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
  float shadeAt(vec2 p) {
    vec2 t = p / px - .5, i = floor(t), f = t - i, o = (i + .5) * px;
    return mix(
      mix(texture2D(shade, o).a, texture2D(shade, o + vec2(px.x, 0.)).a, f.x),
      mix(texture2D(shade, o + vec2(0., px.y)).a, texture2D(shade, o + px).a, f.x), f.y);
  }
  float softShade() {
    float radius = mix(14., 1.5, smoothstep(.03, .4, shadeAt(v))), sum = 0.;
    for (int i = 0; i < 64; i++) {
      float r = sqrt((float(i) + .5) / 64.) * radius, t = float(i) * 2.39996;
      sum += shadeAt(v + vec2(cos(t), sin(t)) * r * px);
    }
    vec2 e = min(v, 1. - v);
    return sum / 64. * smoothstep(0., .08, min(e.x, e.y));
  }
  void main() {
    vec4 x = texture2D(film, v);
    vec3 c = x.a > .001 ? srgb(clamp(neutral(x.rgb / x.a), 0., 1.)) : vec3(0.);
    float alpha = x.a + (1. - x.a) * softShade();
    gl_FragColor = vec4(c * x.a / max(alpha, .001), alpha);
  }`;

export function DEVELOP(shadeWidth: number, shadeHeight: number): THREE.ShaderMaterialParameters {
  return {
    uniforms: {
      film: { value: null },
      shade: { value: null },
      px: { value: new THREE.Vector2(1 / shadeWidth, 1 / shadeHeight) },
    },
    vertexShader: SCREEN,
    fragmentShader: DEVELOPING,
    depthTest: false,
    blending: THREE.NoBlending,
  };
}

/** Normal (two numbers, the third follows), part number and depth of what the camera sees. */
export function SURFACE(part: number): THREE.ShaderMaterialParameters {
  return {
    uniforms: { part: { value: part } },
    side: THREE.DoubleSide,
    vertexShader:
      'varying vec3 n; varying float z; void main() { n = normalize(normalMatrix * normal); vec4 p = modelViewMatrix * vec4(position, 1.); z = -p.z; gl_Position = projectionMatrix * p; }',
    fragmentShader:
      'varying vec3 n; varying float z; uniform float part; void main() { vec3 m = normalize(n); if (!gl_FrontFacing) m = -m; gl_FragColor = vec4(m.xy, part, z); }',
  };
}

/** Black lines where the silhouette, the depth, the normal or the part changes. */
export function EDGES(width: number, height: number, radius: number): THREE.ShaderMaterialParameters {
  return {
    uniforms: {
      surface: { value: null },
      px: { value: new THREE.Vector2(1 / width, 1 / height) },
      radius: { value: radius },
    },
    vertexShader: SCREEN,
    fragmentShader: /* glsl */ `
      varying vec2 v; uniform sampler2D surface; uniform vec2 px; uniform float radius;
      vec4 g(float x, float y) { return texture2D(surface, v + vec2(x, y) * px); }
      vec3 normalAt(vec4 s) { return vec3(s.xy, sqrt(max(0., 1. - dot(s.xy, s.xy)))); }
      void main() {
        vec4 c = g(0., 0.), a = g(1., 0.), b = g(-1., 0.), d = g(0., 1.), e = g(0., -1.);
        float cov = step(.001, c.a);
        float outlineOf = max(max(abs(cov - step(.001, a.a)), abs(cov - step(.001, b.a))), max(abs(cov - step(.001, d.a)), abs(cov - step(.001, e.a))));
        vec3 n = normalAt(c);
        float bend = abs(a.a + b.a - 2. * c.a) + abs(d.a + e.a - 2. * c.a);
        float depth = step(.006 * radius / max(.25, n.z), bend) * cov;
        float joint = step(.5, max(abs(c.b - a.b), abs(c.b - d.b))) * cov;
        float turn = 0.;
        if (cov > .5) turn = max(max(1. - dot(n, normalAt(a)), 1. - dot(n, normalAt(b))), max(1. - dot(n, normalAt(d)), 1. - dot(n, normalAt(e))));
        gl_FragColor = vec4(0., 0., 0., max(max(outlineOf, depth), max(joint, step(.12, turn) * cov * .8)));
      }`,
    depthTest: false,
    blending: THREE.NoBlending,
  };
}
